/** Returns the mailbox behind an address: in lower case, without plus-tag, and without the dots that Gmail ignores. */
export function canonicalEmail(email: string): string {
  const lower = email.trim().toLowerCase().normalize("NFKC");
  const at = lower.lastIndexOf("@");
  const name = lower.slice(0, at).split("+")[0] || lower.slice(0, at);
  const domain = lower.slice(at + 1);
  return ["gmail.com", "googlemail.com"].includes(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}

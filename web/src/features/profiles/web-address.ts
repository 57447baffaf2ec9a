/** An address as somebody types it, with `https://` in front where it has no scheme. Other schemes stay, to be refused. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  if (address === "" || /^https?:/i.test(address) || hasOtherScheme(address)) return address;
  return `https://${address.replace(/^\/+/, "")}`;
}

/** An Instagram address; `@name` is a name there. */
export function instagramAddress(typed: string): string {
  const name = /^@([\w.]{1,30})$/.exec(typed.trim())?.[1];
  return name === undefined ? withScheme(typed) : `https://www.instagram.com/${name}`;
}

// `example.com:8080` has a port and no scheme; `mailto:me@example.com` has a scheme.
function hasOtherScheme(address: string): boolean {
  return /^[a-z][a-z0-9+-]*:(?!\d)/i.test(address) || /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
}

/** Adds `https://` to a typed address without a scheme. Other schemes stay and are refused later. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  if (address === "" || /^https?:/i.test(address) || hasOtherScheme(address)) return address;
  return `https://${address.replace(/^\/+/, "")}`;
}

/** Returns an Instagram address; `@name` becomes the address of that account. */
export function instagramAddress(typed: string): string {
  const name = /^@([\w.]{1,30})$/.exec(typed.trim())?.[1];
  return name === undefined ? withScheme(typed) : `https://www.instagram.com/${name}`;
}

// Returns whether an address has a scheme, such as `mailto:me@example.com`; `example.com:8080` has a port instead.
function hasOtherScheme(address: string): boolean {
  return /^[a-z][a-z0-9+-]*:(?!\d)/i.test(address) || /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
}

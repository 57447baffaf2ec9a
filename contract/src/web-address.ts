const addressPattern = /^https?:\/\/([^/?#\\]+)(?:[/?#][^\s\p{C}]*)?$/iu;
const hostPattern = /^((?:[\p{L}\p{N}\p{M}_-]{1,63}\.)*([\p{L}\p{N}\p{M}_-]{1,63}))\.?(?::(\d{1,5}))?$/u;

/**
 * Returns whether a text is the address of a web page. NOTE: two patterns decide, because `URL.canParse` accepts addresses in
 * some browsers (`https://not an address`) that Node refuses, and then a form would send what the server refuses.
 */
export function isWebAddress(value: string): boolean {
  const authority = addressPattern.exec(value)?.[1];
  const [, host, lastLabel, port] = (authority && hostPattern.exec(authority)) || [];
  if (host === undefined || lastLabel === undefined || Number(port ?? 0) > 65_535) return false;
  return /^\d+$/.test(lastLabel) ? isIpAddress(host) : true;
}

/** Returns whether a host consists of four numbers from 0 to 255. A host that ends with a number can be nothing else. */
function isIpAddress(host: string): boolean {
  const parts = host.split(".");
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
}

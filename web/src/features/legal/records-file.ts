/** Returns a name such as "triptych-data-2026-04-24.json". */
export function recordsFileName(productName: string, exportedAt: string): string {
  const product = productName.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `${product}-data-${exportedAt.slice(0, 10)}.json`;
}

/** Saves a text as a download of the browser. */
export function saveAsFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // NOTE: later, because revoking the address at once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), revokeMs);
}

const revokeMs = 60_000;

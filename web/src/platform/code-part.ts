/** Reports that a file of the application could not be loaded: there is no connection, or a newer version has replaced it. */
export class CodePartError extends Error {
  constructor(cause: unknown) {
    super("A part of the application could not be loaded", { cause });
    this.name = "CodePartError";
  }
}

/**
 * Loads a file of the application with `import()`. Reloads the page, once for each version, where a newer one has been
 * deployed and `mayReload` allows it; throws `CodePartError` otherwise.
 */
export async function loadCodePart<T>(load: () => Promise<T>, { mayReload }: { mayReload: boolean }): Promise<T> {
  loading += 1;
  try {
    return await load();
  } catch (cause) {
    if (mayReload && (await isReloadDue())) {
      location.reload();
      return new Promise(() => {});
    }
    throw new CodePartError(cause);
  } finally {
    loading -= 1;
  }
}

let loading = 0;

/** Returns whether a file of the application is on its way. */
export const isCodeLoading = () => loading > 0;

/** Returns the address of the application's first script in a page's HTML. */
export function entryOf(html: string): string | undefined {
  const [tag] = html.match(/<script\b[^>]*\btype="module"[^>]*>/) ?? [];
  return tag?.match(/\bsrc="([^"]+)"/)?.[1];
}

const reloadedForKey = "reloaded-for";
const askTimeoutMs = 5_000;

async function isReloadDue(): Promise<boolean> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? undefined;
  const deployed = await deployedEntry();
  if (deployed === undefined || deployed === running) return false;
  try {
    if (sessionStorage.getItem(reloadedForKey) === deployed) return false;
    sessionStorage.setItem(reloadedForKey, deployed);
    return true;
  } catch {
    // NOTE: no reload without storage, because nothing would stop a second one.
    return false;
  }
}

async function deployedEntry(): Promise<string | undefined> {
  try {
    const response = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(askTimeoutMs) });
    return response.ok ? entryOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

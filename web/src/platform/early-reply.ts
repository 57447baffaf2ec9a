/** Describes what `public/theme.js` began to fetch while the application's own scripts were still on their way. */
interface EarlyReply {
  address: string;
  reply: Promise<Response>;
  /** Counts the milliseconds from the start of the page. */
  at: number;
}

const validForMs = 10_000;

/** Returns the reply that the page began to fetch before it could run, once, and nothing where there is none or it is old. */
export function takeEarlyReply(address: string, { method, signal }: RequestInit): Promise<Response> | undefined {
  const page = globalThis as { earlyReplies?: EarlyReply[] };
  const early = page.earlyReplies?.find((each) => each.address === address);
  if (!early || method !== "GET") return undefined;
  page.earlyReplies = page.earlyReplies!.filter((each) => each !== early);
  if (performance.now() - early.at > validForMs) return undefined;
  return signal ? Promise.race([early.reply, rejectionOf(signal)]) : early.reply;
}

/** Forgets what was fetched for whoever was signed in until now, or for nobody. */
export function forgetEarlyReplies() {
  (globalThis as { earlyReplies?: EarlyReply[] }).earlyReplies = [];
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}

/**
 * Remembers replies for a while and drops the least recently used first. Callers with the same question share one
 * request.
 */
export function createReplyCache({ entries, keepMs, nowMs }: { entries: number; keepMs: number; nowMs: () => number }) {
  const kept = new Map<string, { reply: Promise<unknown>; until: number }>();

  return {
    async getOrAsk<T>(key: string, ask: () => Promise<T>): Promise<T> {
      const found = kept.get(key);
      kept.delete(key);
      const entry = found && found.until > nowMs() ? found : { reply: ask(), until: nowMs() + keepMs };
      kept.set(key, entry);
      for (const oldest of kept.keys()) {
        if (kept.size <= entries) break;
        kept.delete(oldest);
      }
      try {
        return (await entry.reply) as T;
      } catch (error) {
        if (kept.get(key) === entry) kept.delete(key);
        throw error;
      }
    },
  };
}

import { request, type Agent } from "node:http";
import type { BenchCall } from "./calls.ts";

/** Makes a call and waits for the whole reply. Throws where it is not 200. */
export function call(
  { address, agent }: { address: string; agent: Agent },
  { method, path, cookie, body }: BenchCall,
): Promise<void> {
  const headers = { ...(cookie ? { cookie } : {}), ...(body ? { "content-type": "application/json" } : {}) };
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${method} ${path} returned ${response.statusCode}.`));
      });
    });
    asked.once("error", reject);
    asked.end(body ? JSON.stringify(body) : undefined);
  });
}

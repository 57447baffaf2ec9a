import { searchForAgency, searchForBrand, searchForFreelancer, type Match } from "@triptych/contract/matching";
import type { ReplyOf, RequestOf } from "@triptych/contract/endpoint";
import { cookieHeader, type Browser, type TestApp } from "./start-app.ts";

const searches = { agency: searchForAgency, brand: searchForBrand, freelancer: searchForFreelancer };

/** Searches as somebody of a type. Returns the matches, the id of the saved brief, and what replaced a model. */
export async function search(
  app: TestApp,
  { as, type, query, briefId }: { as: Browser; type: keyof typeof searches; query: string; briefId?: string },
): Promise<{ matches: Match[]; ids: string[]; briefId: string; answeredBy: string | undefined }> {
  const endpoint = searches[type];
  const body: RequestOf<typeof endpoint>["body"] = briefId ? { query, briefId } : { query };
  const response = await app.http.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { origin: new URL(app.config.publicUrl).origin, cookie: cookieHeader(as) },
    payload: body,
  });
  if (response.statusCode !== 200) throw new Error(`The search returned ${response.statusCode}: ${response.body}`);
  const matches: ReplyOf<typeof endpoint> = endpoint.reply.parse(response.json());
  return {
    matches,
    ids: matches.map(({ user }) => user.id),
    briefId: String(response.headers["x-brief-id"]),
    answeredBy: response.headers["x-answered-by"]?.toString(),
  };
}

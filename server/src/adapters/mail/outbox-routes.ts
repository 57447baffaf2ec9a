import { endpoint } from "@triptych/contract/endpoint";
import { z } from "zod";
import type { RawRoute } from "../../platform/http/raw-route.ts";
import { refuse } from "../../platform/http/refusal.ts";
import type { Route } from "../../platform/http/route.ts";
import type { Outbox } from "./outbox.ts";
import { emailPage, emailSecurityPolicy, outboxPage, pageSecurityPolicy } from "./outbox-page.ts";

const listOutbox = endpoint({
  method: "GET",
  path: "/api/dev/outbox",
  access: "public",
  feature: "admin",
  summary: "Lists the emails that would have been sent, newest first. Demo mode only.",
  query: z.object({ to: z.string().max(320).optional() }),
  reply: z.array(
    z.object({
      id: z.uuid(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
});

export interface OutboxRoutesOptions {
  outbox: Outbox;
  productName: string;
  /** Runs the jobs that still have emails to write. */
  settle: () => Promise<void>;
}

/** Serves the emails as JSON, as a page, and each as its reader would see it. NOTE: in demo mode only. */
export function outboxRoutes(
  route: Route,
  rawRoute: RawRoute,
  { outbox, productName, settle }: OutboxRoutesOptions,
): void {
  route(listOutbox, async ({ query }) => {
    await settle();
    return outbox.list(query.to);
  });

  rawRoute({ method: "GET", path: "/dev/outbox" }, async ({ request, reply }) => {
    await settle();
    const { to } = request.query as { to?: string | string[] };
    const address = typeof to === "string" && to !== "" ? to : undefined;
    const page = outboxPage({ emails: await outbox.list(address), address, productName });
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", pageSecurityPolicy)
      .send(page);
  });

  rawRoute({ method: "GET", path: "/dev/outbox/{id}" }, async ({ request, reply }) => {
    const { id } = request.params as { id: string };
    const email = z.uuid().safeParse(id).success ? await outbox.find(id) : null;
    if (!email) return refuse("not_found");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", emailSecurityPolicy)
      .header("x-frame-options", "SAMEORIGIN")
      .send(emailPage(email));
  });
}

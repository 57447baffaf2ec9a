import { getProduct, updateNotificationPreferences } from "@triptych/contract/accounts";
import type { Route } from "../../platform/route.ts";
import { emailsRoutes } from "./emails/routes.ts";
import { passwordsRoutes } from "./passwords/routes.ts";
import { reclaimingRoutes } from "./reclaiming/routes.ts";
import { registrationRoutes } from "./registration/routes.ts";
import type { AccountsService } from "./service.ts";
import { sessionsRoutes } from "./sessions/routes.ts";
import { teamRoutes } from "./team/routes.ts";

/** `isSecure`: people reach the site by https, so cookies travel by https only. */
export function accountsRoutes(route: Route, accounts: AccountsService, { isSecure }: { isSecure: boolean }) {
  sessionsRoutes(route, accounts, isSecure);
  registrationRoutes(route, accounts, isSecure);
  emailsRoutes(route, accounts);
  reclaimingRoutes(route, accounts);
  passwordsRoutes(route, accounts);
  teamRoutes(route, accounts, isSecure);

  route(getProduct, () => accounts.product);

  route(updateNotificationPreferences, async ({ body, viewer }) => {
    await accounts.updateNotifications(viewer, body);
    return { message: "Notification preferences updated successfully" };
  });
}

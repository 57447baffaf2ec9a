import { getProduct, updateNotificationPreferences } from "@triptych/contract/accounts";
import type { Route } from "../../platform/http/route.ts";
import { emailsRoutes } from "./email-address/routes.ts";
import { operatorsRoutes } from "./operators/routes.ts";
import { passwordsRoutes } from "./passwords/routes.ts";
import { reclaimingRoutes } from "./reclaiming/routes.ts";
import { registrationRoutes } from "./registration/routes.ts";
import type { AccountsService } from "./service.ts";
import { sessionsRoutes } from "./sessions/routes.ts";
import { teamRoutes } from "./team/routes.ts";

export function accountsRoutes(route: Route, accounts: AccountsService) {
  sessionsRoutes(route, accounts);
  registrationRoutes(route, accounts);
  emailsRoutes(route, accounts);
  reclaimingRoutes(route, accounts);
  passwordsRoutes(route, accounts);
  teamRoutes(route, accounts);
  operatorsRoutes(route, accounts);

  route(getProduct, () => accounts.product);

  route(updateNotificationPreferences, async ({ body, viewer }) => {
    await accounts.updateNotifications(viewer, body);
    return { message: "Notification preferences updated successfully" };
  });
}

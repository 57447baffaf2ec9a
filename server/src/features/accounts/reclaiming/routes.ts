import { takeBackAddress } from "@triptych/contract/accounts";
import type { Route } from "../../../platform/http/route.ts";
import type { AccountsService } from "../service.ts";

export function reclaimingRoutes(route: Route, { takeBackAddress: takeBack }: AccountsService) {
  route(takeBackAddress, async ({ body }) => {
    await takeBack(body.token);
    return { message: "The account was removed. You can register with your address now." };
  });
}

import type { CurrentUser } from "@triptych/contract/accounts";
import { Gift, Settings, ShieldCheck } from "lucide-react";
import { paths } from "../platform/paths.ts";

/** Lists the screens that people reach from the account menu. */
export const accountLinks = [
  { path: paths.referrals, label: "Referrals", Icon: Gift, isFor: (user: CurrentUser) => user.email_verified },
  { path: paths.settings, label: "Settings", Icon: Settings, isFor: (user: CurrentUser) => user.email_verified },
  { path: paths.admin, label: "Admin Panel", Icon: ShieldCheck, isFor: (user: CurrentUser) => user.is_admin },
];

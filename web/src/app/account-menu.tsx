import type { CurrentUser } from "@triptych/contract/accounts";
import { Gift, LayoutGrid, LogOut, Settings, ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../platform/paths.ts";
import { useTheme } from "../platform/theme.ts";
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from "../ui/dropdown-menu.tsx";
import { AccountButton } from "./account-button.tsx";

/** Leads to the screens without a tab, and holds the theme and, on narrow screens, Sign Out. */
export default function AccountMenu({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const [theme, setTheme] = useTheme();
  return (
    <DropdownMenu trigger={<AccountButton />}>
      {accountLinks
        .filter((link) => link.isFor(user))
        .map(({ path, label, Icon }) => (
          <MenuItem key={path} asChild>
            <Link to={path}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </MenuItem>
        ))}
      <MenuSeparator />
      <MenuChoice label="Theme" value={theme} options={themes} onChange={setTheme} />
      <div className="sm:hidden">
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={onSignOut}>
          Sign Out
        </MenuItem>
      </div>
    </DropdownMenu>
  );
}

/** Lists the screens that people reach from the account menu. */
const accountLinks = [
  { path: paths.workspace, label: "Workspace", Icon: LayoutGrid, isFor: (user: CurrentUser) => user.email_verified },
  { path: paths.referrals, label: "Referrals", Icon: Gift, isFor: (user: CurrentUser) => user.email_verified },
  // NOTE: also listed here because the workspace has no Settings tab.
  { path: paths.settings, label: "Settings", Icon: Settings, isFor: (user: CurrentUser) => user.email_verified },
  { path: paths.admin, label: "Admin Panel", Icon: ShieldCheck, isFor: (user: CurrentUser) => user.is_admin },
];

const themes = [
  { value: "system", label: "Device setting" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

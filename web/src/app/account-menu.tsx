import type { CurrentUser } from "@triptych/contract/accounts";
import { ChevronDown, Gift, LayoutGrid, LogOut, Settings, ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../platform/paths.ts";
import { useTheme } from "../platform/theme.ts";
import { Avatar } from "../ui/avatar.tsx";
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from "../ui/dropdown-menu.tsx";

/** Behind the username: where else to go, the theme, and the way out on narrow screens. */
export function AccountMenu({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const [theme, setTheme] = useTheme();
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md ps-1.5 pe-2 text-[0.9375rem] font-medium hover:bg-hover data-[state=open]:bg-hover"
        >
          <Avatar username={user.username} className="size-8 text-sm" />
          <span className="max-w-[28vw] truncate sm:max-w-56">
            <span className="sr-only">Account menu of </span>
            {user.username}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        </button>
      }
    >
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

/** Screens that are reached from the account menu; each feature adds its own. */
const accountLinks = [
  { path: paths.workspace, label: "Workspace", Icon: LayoutGrid, isFor: (user: CurrentUser) => user.email_verified },
  { path: paths.referrals, label: "Referrals", Icon: Gift, isFor: (user: CurrentUser) => user.email_verified },
  // In the workspace there is no tab for them.
  { path: paths.settings, label: "Settings", Icon: Settings, isFor: (user: CurrentUser) => user.email_verified },
  { path: paths.admin, label: "Admin Panel", Icon: ShieldCheck, isFor: (user: CurrentUser) => user.is_admin },
];

const themes = [
  { value: "system", label: "As the device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

import type { CurrentUser } from "@triptych/contract/accounts";
import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { useTheme } from "../platform/theme.ts";
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from "../ui/dropdown-menu.tsx";
import { AccountButton } from "./account-button.tsx";
import { accountLinks } from "./account-links.ts";

/** Leads to the screens without a tab, and holds the theme and, on narrow screens, Sign Out. */
export function AccountMenu({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
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

const themes = [
  { value: "system", label: "Device setting" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

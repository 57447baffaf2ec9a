import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { SettingsSectionName } from "../../../platform/paths.ts";
import type { SettingsSection } from "../rules.ts";

/** Lists the sections of the settings as links. On narrow screens each says what is in it. */
export function SettingsList({
  sections,
  open,
  addressOf,
}: {
  sections: readonly SettingsSection[];
  open: SettingsSectionName | undefined;
  addressOf: (section: SettingsSectionName) => string;
}) {
  return (
    <nav aria-label="Settings">
      <ul className="flex flex-col max-sm:divide-y max-sm:border-y max-sm:border-line sm:gap-0.5">
        {sections.map(({ name, label, hint }) => (
          <li key={name}>
            <Link
              to={addressOf(name)}
              aria-current={name === open ? "page" : undefined}
              data-section={name}
              className="flex min-h-11 items-center justify-between gap-3 rounded-md font-medium hover:bg-hover max-sm:min-h-16 max-sm:px-1 sm:px-3 sm:text-ink-soft sm:aria-[current]:bg-accent-soft sm:aria-[current]:text-ink forced-colors:aria-[current]:underline"
            >
              <span className="min-w-0">
                {label}
                <span className="block text-sm font-normal text-ink-soft sm:hidden">{hint}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint sm:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { useIsNarrow } from "../../../platform/breakpoint.ts";
import type { SettingsSectionName } from "../../../platform/paths.ts";
import { useLoadSoon } from "../../../platform/quiet-page.ts";
import { useUser } from "../../../platform/session.tsx";
import { buttonClasses } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { EmailSettings } from "../components/email-settings.tsx";
import { SettingsList } from "../components/settings-list.tsx";
import { settingsSectionsOf } from "../rules.ts";

// NOTE: loaded on its own, because the list and the first section come first.
const OtherSettings = lazyPart(() => import("./other-settings.tsx"));

/** Shows the Settings tab: the list of its sections beside the open one. Narrow screens show the list, or one section. */
export default function SettingsPanel() {
  const user = useUser();
  const isNarrow = useIsNarrow();
  useLoadSoon(OtherSettings.preload);
  const [search] = useSearchParams();
  const sections = settingsSectionsOf(user);
  const named = sections.find(({ name }) => name === search.get("section"))?.name;
  const open = named ?? (isNarrow ? undefined : sections[0].name);
  const { frame, focusHeading } = useFocusOnChange(named, isNarrow);

  const addressOf = (section: SettingsSectionName | undefined) => {
    const next = new URLSearchParams(search);
    if (section === undefined) next.delete("section");
    else next.set("section", section);
    return `?${next}`;
  };
  return (
    <div ref={frame}>
      <PageHeader level="h2" title="Settings" />
      {/* NOTE: the open section keeps its place at every width, so that turning a phone loses nothing that was typed. */}
      <div
        className={classes(
          !isNarrow &&
            "grid grid-cols-[11rem_minmax(0,1fr)] items-start gap-x-8 lg:grid-cols-[13rem_minmax(0,44rem)] lg:gap-x-14",
        )}
      >
        {isNarrow && open ? (
          <Link to={addressOf(undefined)} className={buttonClasses("quiet", "sm", "-mt-4 mb-4 -ml-3")}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            All settings
          </Link>
        ) : (
          <SettingsList sections={sections} open={open} addressOf={addressOf} />
        )}
        {open && <OpenSection key={open} name={open} onShown={focusHeading} />}
      </div>
    </div>
  );
}

function OpenSection({ name, onShown }: { name: SettingsSectionName; onShown: () => void }) {
  return name === "email" ? <EmailSettings /> : <OtherSettings name={name} onShown={onShown} />;
}

/** Moves the focus on narrow screens to the section that was opened, once it is there, and back to its link in the list. */
function useFocusOnChange(named: SettingsSectionName | undefined, isNarrow: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(named);
  const isDue = useRef(false);
  const focusHeading = useCallback(() => {
    const heading = isDue.current ? frame.current?.querySelector("h3") : null;
    if (!heading) return;
    isDue.current = false;
    heading.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const before = last.current;
    last.current = named;
    if (!isNarrow || before === named) return;
    scrollTo(0, 0);
    isDue.current = named !== undefined;
    if (named === undefined)
      frame.current?.querySelector<HTMLElement>(`[data-section="${before}"]`)?.focus({ preventScroll: true });
    else focusHeading();
  }, [named, isNarrow, focusHeading]);
  return { frame, focusHeading };
}

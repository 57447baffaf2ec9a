import type { UserType } from "@triptych/contract/basics";
import { ArrowRight, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { dashboardPath, type TabName } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { focusField } from "../form-context.ts";
import { valuesOf, worthAdding } from "../rules.ts";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import type { FirstProfile } from "../use-first-profile.ts";
import { MemberProfile } from "./member-profile.tsx";

interface NextStep {
  found: string;
  action: string;
  tab: TabName;
}

const nextSteps: Record<UserType, NextStep> = {
  freelancer: {
    found: "Brands, agencies and other freelancers who search for what you do see this.",
    action: "See your Brand Matches",
    tab: "brand-matches",
  },
  agency: { found: "Brands who search for what you do see this.", action: "Find A Creative", tab: "search" },
  brand: {
    found: "Freelancers whose work fits you see this, and everybody whom you write to.",
    action: "Find an agency or creative",
    tab: "search",
  },
};

/** Says that others can find somebody now, with what they see, what would help, and where to go. */
export function FindableNow({ first }: { first: FirstProfile }) {
  const { userType } = first.profile;
  const { id, username, photo, profileData } = useUser();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { found, action, tab } = nextSteps[userType];
  const displayName = nameIn(valuesOf(userType, profileData));
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="findable-now" className="rounded-xl bg-accent-soft p-6 sm:p-8">
        <h2
          ref={heading}
          id="findable-now"
          tabIndex={-1}
          className="flex items-center gap-3 text-2xl outline-none sm:text-3xl"
        >
          <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-accent" />
          Others can find you now
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{found}</p>
        <div className="mt-5 flex flex-col gap-2.5 sm:flex-row">
          <Link to={dashboardPath(tab)} className={buttonClasses("accent", "lg")}>
            {action}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Link>
          <Button variant="secondary" size="lg" onClick={first.leave}>
            Edit your profile
          </Button>
        </div>
      </section>
      <WorthAdding first={first} />
      <section aria-label="How others see you">
        <h3 className="mb-3 text-xl">How others see you</h3>
        <MemberProfile
          level="h4"
          member={{ id, username, photo, userType, displayName, profileData, responses: null }}
          actions={null}
        />
      </section>
    </div>
  );
}

function WorthAdding({ first }: { first: FirstProfile }) {
  const { userType } = first.profile;
  const { profileData } = useUser();
  const missing = worthAdding(userType, valuesOf(userType, profileData));
  if (missing.length === 0) return null;
  const open = (name: string) => {
    first.leave();
    requestAnimationFrame(() => focusField(name));
  };
  return (
    <section aria-label="Worth adding">
      <h3 className="text-xl">Worth adding</h3>
      <p className="mt-1 text-ink-soft">
        People look at these before they write to you, and briefs with a date or a sum are compared with them.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {missing.map(({ name, label }) => (
          <li key={name}>
            <Button variant="secondary" size="sm" onClick={() => open(name)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameIn(values: Record<string, string | string[]>): string {
  return String(values.fullName ?? values.agencyName ?? values.brandName ?? "");
}

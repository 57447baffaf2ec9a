import type { UserType } from "@triptych/contract/basics";
import { Link } from "react-router";
import { useBriefs } from "../../features/projects/api.ts";
import { useContacts } from "../../features/messaging/api.ts";
import { dashboardPath, type TabName } from "../../platform/paths.ts";
import { buttonClasses } from "../../ui/button.tsx";

interface Step {
  title: string;
  description: string;
  action: string;
  tab: TabName;
}

const steps: Record<UserType, Step> = {
  brand: {
    title: "Who do you need?",
    description: "Write it in your own words. We find agencies and freelancers who fit, and show you why.",
    action: "Write a brief",
    tab: "search",
  },
  agency: {
    title: "Find a creative for your next job",
    description: "Write what you need in your own words. We find freelancers who fit, and show you why.",
    action: "Write a brief",
    tab: "search",
  },
  freelancer: {
    title: "See which brands fit you",
    description: "Your profile can be found now. These are the brands whose needs it answers best.",
    action: "See your brands",
    tab: "brand-matches",
  },
};

/** Leads a newcomer, who has neither a brief nor a conversation, to the first useful thing. */
export function FirstStep({ userType }: { userType: UserType }) {
  const { data: briefs } = useBriefs(true);
  const { data: contacts } = useContacts();
  if (briefs?.length !== 0 || contacts?.length !== 0) return null;
  const { title, description, action, tab } = steps[userType];
  return (
    <section aria-label="Your first step" className="rounded-xl bg-accent-soft p-6 sm:p-8">
      <h3 className="text-xl sm:text-2xl">{title}</h3>
      <p className="mt-2 max-w-prose text-ink-soft">{description}</p>
      <Link to={dashboardPath(tab)} className={buttonClasses("accent", "lg", "mt-5")}>
        {action}
      </Link>
    </section>
  );
}

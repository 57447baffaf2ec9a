import { dashboardPath } from "../../platform/paths.ts";
import { useIntroductions } from "../../features/introductions/api.ts";
import { WaitingIntroductions } from "../../features/introductions/components/waiting-introductions.tsx";
import { waitsForMe } from "../../features/introductions/rules.ts";
import { useContacts } from "../../features/messaging/api.ts";
import { WaitingConversations } from "../../features/messaging/components/waiting-conversations.tsx";
import { useProjects } from "../../features/projects/api.ts";
import { waitsForMe as projectWaitsForMe } from "../../features/projects/rules.ts";
import { WaitingInvitations } from "../../features/projects/components/waiting-invitations.tsx";
import { useCredits } from "../../features/work/api.ts";
import { WaitingCredits } from "../../features/work/components/waiting-credits.tsx";
import { TodaySection } from "./today-section.tsx";

/** Lists who waits for a reply: introductions, unread messages, and projects with what they wait for. */
export function WaitingForYou() {
  const contacts = useContacts();
  const projects = useProjects();
  const introductions = useIntroductions();
  const credits = useCredits();
  const waiting = new Set(introductions.data?.filter(waitsForMe).map(({ person }) => person.id));
  const isEmpty =
    waiting.size === 0 &&
    contacts.data?.every(({ unreadCount }) => unreadCount === 0) &&
    !projects.data?.some(projectWaitsForMe) &&
    !credits.data?.some(({ state }) => state === "waiting");
  return (
    <TodaySection
      title="Waiting for you"
      more={{ to: dashboardPath("messages"), label: "All messages" }}
      needs={[contacts, projects, introductions]}
    >
      {isEmpty ? (
        <p className="px-3 pb-2 text-[0.9375rem] text-ink-soft">Nobody waits for a reply.</p>
      ) : (
        <ul aria-label="Waiting for you">
          <WaitingIntroductions />
          <WaitingInvitations />
          <WaitingCredits />
          <WaitingConversations without={waiting} />
        </ul>
      )}
    </TodaySection>
  );
}

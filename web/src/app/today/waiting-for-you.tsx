import { dashboardPath } from "../../platform/paths.ts";
import { useContacts } from "../../features/messaging/api.ts";
import { WaitingConversations } from "../../features/messaging/components/waiting-conversations.tsx";
import { useProjects } from "../../features/projects/api.ts";
import { WaitingInvitations } from "../../features/projects/components/waiting-invitations.tsx";
import { TodaySection } from "./today-section.tsx";

/** Lists who waits for a reply: unread messages and invitations to projects. */
export function WaitingForYou() {
  const contacts = useContacts();
  const projects = useProjects();
  const isEmpty =
    contacts.data?.every(({ unreadCount }) => unreadCount === 0) &&
    projects.data?.every(({ invitation }) => invitation !== "pending");
  return (
    <TodaySection
      title="Waiting for you"
      more={{ to: dashboardPath("messages"), label: "All messages" }}
      needs={[contacts, projects]}
    >
      {isEmpty ? (
        <p className="px-3 pb-2 text-[0.9375rem] text-ink-soft">Nobody waits for a reply.</p>
      ) : (
        <ul aria-label="Waiting for you">
          <WaitingInvitations />
          <WaitingConversations />
        </ul>
      )}
    </TodaySection>
  );
}

import { useNavigate, useParams } from "react-router";
import { dashboardPath } from "../../../platform/paths.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { IntroducedConversation } from "./introduced-conversation.tsx";

/** Shows one conversation on a page of its own. It polls every five seconds, so that it works without the real-time channel. */
export default function ConversationPage() {
  const { userId = "" } = useParams();
  const navigate = useNavigate();

  const toContacts = () => void navigate(dashboardPath("messages"));
  return (
    <>
      <PageTitle>Messages</PageTitle>
      <section
        aria-label="Conversation"
        className="mx-auto flex h-[max(500px,calc(100dvh-15rem))] max-w-3xl max-sm:h-[max(20rem,100dvh-var(--foot)-var(--note)-8.5rem)] flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-sm"
      >
        <IntroducedConversation
          key={userId}
          contactId={userId}
          isPolled
          onBack={toContacts}
          onGone={toContacts}
          headingLevel="h1"
        />
      </section>
    </>
  );
}

import type { Correspondent } from "@triptych/contract/messaging";
import { UserX } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { hasCode } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useConversation, useCorrespondent } from "../api.ts";
import { useOutbox } from "../use-outbox.ts";
import { Composer } from "./composer.tsx";
import { ConversationHeader, type ConversationHeaderProps } from "./conversation-header.tsx";
import { MessageList } from "./message-list.tsx";
import { WritingRefused } from "./writing-refused.tsx";

export interface ConversationProps extends Omit<ConversationHeaderProps, "correspondent"> {
  contactId: string;
  /** Holds the search text from which this conversation was opened. */
  searchText?: string | undefined;
  onSearchUsed?: () => void;
  /** Polls every five seconds, whether or not the real-time channel is connected. */
  isPolled?: boolean;
  /** Stands above the messages. */
  above?: ReactNode;
  /** Replaces the empty list of messages, and what sending does, for a first message that brings more. */
  first?: FirstMessage | undefined;
}

export interface FirstMessage {
  render: (correspondent: Correspondent) => ReactNode;
  send: (text: string, fileIds: string[]) => Promise<boolean>;
  /** Returns the text without what its writer does not want to say. Another function applies to what is in the message box already. */
  revise: (text: string) => string;
  isSending: boolean;
}

/** Shows the conversation with one person: the header, the messages and the message box. */
export function Conversation({
  contactId,
  searchText,
  onSearchUsed,
  isPolled,
  above,
  first,
  ...header
}: ConversationProps) {
  const correspondent = useCorrespondent(contactId);
  const conversation = useConversation(contactId, { isPolled: isPolled === true });
  const outbox = useOutbox();
  const { data: history } = conversation;

  useEffect(() => {
    if (history) outbox.forgetArrived(contactId, history.messages);
  }, [outbox, contactId, history]);

  if (hasCode(correspondent.error, "not_found", "invalid_input"))
    return <Nobody onBack={header.onBack} headingLevel={header.headingLevel} />;
  const failed = (!history && conversation.error) || (!correspondent.data && correspondent.error);
  if (failed) {
    const retry = () => void Promise.all([conversation.refetch(), correspondent.refetch()]);
    return (
      <>
        <HiddenHeading level={header.headingLevel} />
        <ErrorState
          message="Failed to fetch messages"
          onRetry={retry}
          isRetrying={conversation.isFetching || correspondent.isFetching}
          className="my-auto"
        />
      </>
    );
  }
  if (!history || !correspondent.data)
    return (
      <div className="my-auto">
        <HiddenHeading level={header.headingLevel} />
        <SectionSpinner label="Loading messages" />
      </div>
    );

  const person = correspondent.data;
  const begins = person.hasConversation || person.writing !== "open" ? undefined : first;
  return (
    <>
      <ConversationHeader correspondent={person} {...header} />
      {above}
      {begins ? (
        begins.render(person)
      ) : (
        <MessageList
          correspondent={person}
          history={history}
          isLoadingOlder={conversation.isLoadingOlder}
          onOlderWanted={() => void conversation.loadOlder().catch(() => {})}
        />
      )}
      {person.writing === "open" ? (
        <Composer
          correspondent={person}
          searchText={searchText}
          onSearchUsed={onSearchUsed}
          {...(begins && { onSend: begins.send, revise: begins.revise, isSending: begins.isSending })}
        />
      ) : (
        <WritingRefused correspondent={person} />
      )}
    </>
  );
}

function Nobody({ onBack, headingLevel }: Pick<ConversationProps, "onBack" | "headingLevel">) {
  return (
    <>
      <HiddenHeading level={headingLevel} />
      <EmptyState
        icon={<UserX />}
        title="This person is not available"
        description="They may have left, or you cannot write to them at the moment."
        action={
          <Button variant="secondary" onClick={onBack}>
            Back to contacts
          </Button>
        }
        className="my-auto"
      />
    </>
  );
}

/** Heads a conversation that shows nobody's name, for those who go from heading to heading. */
function HiddenHeading({ level: Heading }: { level: ConversationProps["headingLevel"] }) {
  return <Heading className="sr-only">Conversation</Heading>;
}

import { IntroductionCard } from "../../introductions/components/introduction-card.tsx";
import { useIntroducing } from "../../introductions/use-introducing.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { QuietFailure } from "../../../ui/part-failure.tsx";
import { Conversation, type ConversationProps } from "../components/conversation.tsx";

// NOTE: loaded for a first message alone, so that conversations open quickly.
const BriefChoice = lazyPart(() => import("../../introductions/components/brief-choice.tsx"), { mayReload: false });

const SaveButton = lazyPart(
  async () => ({ default: (await import("../../shortlists/components/save-button.tsx")).SaveButton }),
  { whileLoading: null, Failure: QuietFailure, mayReload: false },
);

/** Returns the level of the headings inside a conversation, by the level of its own. */
const below = { h1: "h2", h2: "h3" } as const;

export interface IntroducedConversationProps extends Omit<ConversationProps, "above" | "first" | "renderAction"> {
  /** Identifies the brief that a first message brings. */
  briefId?: string | undefined;
  onBriefLeftOut?: () => void;
}

/** Shows a conversation with its introduction. A first message that comes from a result brings its brief. */
export function IntroducedConversation({ briefId, onBriefLeftOut, ...props }: IntroducedConversationProps) {
  const parts: Pick<ConversationProps, "above" | "renderAction"> = {
    above: <IntroductionCard personId={props.contactId} headingLevel={below[props.headingLevel]} />,
    renderAction: (person) => <SaveButton person={person} briefId={briefId} isIconOnly />,
  };
  if (briefId === undefined) return <Conversation {...props} {...parts} />;
  return <ConversationWithBrief {...props} {...parts} briefId={briefId} onBriefLeftOut={onBriefLeftOut} />;
}

function ConversationWithBrief({
  briefId,
  onBriefLeftOut = () => {},
  ...props
}: ConversationProps & { briefId: string; onBriefLeftOut: (() => void) | undefined }) {
  const { choice, setChoice, revise, send, refusal, isSending } = useIntroducing(props.contactId, briefId);
  return (
    <Conversation
      {...props}
      first={{
        send,
        revise,
        isSending,
        render: (recipient) => (
          <BriefChoice
            briefId={briefId}
            headingLevel={below[props.headingLevel]}
            recipient={recipient}
            choice={choice}
            onChoose={setChoice}
            refusal={refusal}
            onLeaveOut={onBriefLeftOut}
          />
        ),
      }}
    />
  );
}

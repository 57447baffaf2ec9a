import { paths } from "../../../platform/paths.ts";
import { LinkQuestion } from "../../../ui/link-question.tsx";
import { useStopInvitations } from "../api.ts";

/** Stops invitations to an email address for good, by the link in an invitation. */
export default function StopInvitationsPage() {
  return (
    <LinkQuestion
      pageTitle="Stop invitations"
      command={useStopInvitations()}
      question={{
        title: "Stop invitations to this address?",
        text: "We will not send another one, whoever asks us to. You can still sign up yourself at any time.",
        button: "Do not invite me again",
      }}
      done={{
        title: "You will not be invited again",
        text: "We will not send another invitation to this address, whoever asks us to.",
      }}
      incompleteText="This link is incomplete. Please open it again from the email."
      next={{ label: "Go to the home page", path: paths.home }}
    />
  );
}

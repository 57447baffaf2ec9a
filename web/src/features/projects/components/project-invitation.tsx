import type { ProjectPage } from "@triptych/contract/projects";
import { useRef } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useAnswerInvitation, useDecline } from "../api.ts";

/** Asks an invited person whether they want to join the project. */
export function ProjectInvitation({ project, onDeclined }: { project: ProjectPage; onDeclined: () => void }) {
  const accept = useAnswerInvitation();
  const decline = useDecline();
  const isSending = useRef(false);
  const owner = project.people.find(({ state }) => state === "owner")?.displayName ?? "Somebody";
  const answer = async (isAccepted: boolean) => {
    // NOTE: a second click may come before the button is shown as busy.
    if (isSending.current) return;
    isSending.current = true;
    const request = { params: { projectId: project.id }, body: { isAccepted } };
    try {
      await (isAccepted ? accept : decline).mutateAsync(request);
      if (isAccepted) toast({ title: "You joined the project", description: "You can now add notes to this project." });
      else {
        toast({ title: "Invitation declined" });
        onDeclined();
      }
    } catch (error) {
      isSending.current = false;
      toastError(sentenceOf(error, "Your answer could not be sent."));
    }
  };
  return (
    <Card className="mb-6 border-accent/40!">
      <CardBody className="flex flex-wrap items-center justify-between gap-4 p-5! sm:p-6!">
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <bdi className="font-medium">{owner}</bdi> invites you to this project.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <Button isBusy={accept.isPending} onClick={() => void answer(true)}>
            Accept
          </Button>
          <Button variant="secondary" isBusy={decline.isPending} onClick={() => void answer(false)}>
            Decline
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}

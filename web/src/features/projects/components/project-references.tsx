import type { ProjectCompletion } from "@triptych/contract/projects";
import { referenceLimits } from "@triptych/contract/reference-limits";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useRemoveReference } from "../use-endings.ts";
import { ReferenceForm } from "./reference-form.tsx";
import { ReferenceItem } from "./reference-item.tsx";
import { ReferenceWords } from "./reference-words.tsx";

interface ProjectReferencesProps {
  projectId: string;
  completion: ProjectCompletion;
}

/** Shows both references of a completed project: one's own, which can be given, changed and removed, and the other one once it is published. */
export function ProjectReferences({ projectId, completion }: ProjectReferencesProps) {
  const { with: other, ownReference, theirReference } = completion;
  const [isWriting, setIsWriting] = useState(false);
  const close = () => setIsWriting(false);
  return (
    <div className="flex w-full flex-col gap-6">
      {theirReference && (
        <section aria-label="What they say of you">
          <ReferenceItem reference={theirReference} isAboutMe />
        </section>
      )}
      {other && (
        <section aria-labelledby="own-reference" className="flex flex-col items-start gap-3 border-t border-line pt-5">
          <h3 id="own-reference" className="text-base wrap-anywhere">
            Your reference for <bdi>{other.displayName}</bdi>
          </h3>
          {isWriting ? (
            <ReferenceForm projectId={projectId} name={other.displayName} given={ownReference} onDone={close} />
          ) : ownReference ? (
            <Given
              projectId={projectId}
              reference={ownReference}
              name={other.displayName}
              onEdit={() => setIsWriting(true)}
            />
          ) : (
            <>
              <p className="leading-7 text-ink-soft">
                {completion.hasTheirs && !theirReference && (
                  <>
                    <bdi>{other.displayName}</bdi> has given theirs already.{" "}
                  </>
                )}
                Three short questions, and no stars. Both references are published together, or{" "}
                {referenceLimits.publishedAfterDays} days after the project was completed.
              </p>
              <Button variant="accent" onClick={() => setIsWriting(true)}>
                Give a reference
              </Button>
            </>
          )}
        </section>
      )}
    </div>
  );
}

interface GivenProps {
  projectId: string;
  reference: NonNullable<ProjectCompletion["ownReference"]>;
  name: string;
  onEdit: () => void;
}

function Given({ projectId, reference, name, onEdit }: GivenProps) {
  const [isAsked, setIsAsked] = useState(false);
  const remove = useRemoveReference();
  if (reference.state === "withdrawn")
    return (
      <Notice tone="warning">This reference was withdrawn. Nobody can read it, and it cannot be given again.</Notice>
    );
  // NOTE: awaits the call, because this part is removed when the project is fetched again, and callbacks of the mutation with it.
  const confirm = async () => {
    try {
      await remove.mutateAsync({ params: { projectId } });
      toast({ title: "Reference removed" });
    } catch (error) {
      toastError(sentenceOf(error, "It could not be removed. Please try again."));
    }
    setIsAsked(false);
  };
  return (
    <>
      <p className="text-sm leading-6 text-ink-soft">
        {reference.state === "published"
          ? `Published on ${formatDate(reference.publishedAt)}.`
          : `Kept until ${name} gives theirs, or until ${formatDate(reference.publishedAt)}. You can change it until then.`}
      </p>
      <ReferenceWords words={reference} />
      <div className="flex flex-wrap gap-2">
        {reference.state === "waiting" && (
          <Button variant="secondary" size="sm" onClick={onEdit}>
            Change
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          className={reference.state === "waiting" ? undefined : "-ms-3"}
          onClick={() => setIsAsked(true)}
        >
          Remove
        </Button>
      </div>
      <AlertDialog
        open={isAsked}
        title="Remove your reference?"
        description={
          reference.state === "published"
            ? "Nobody can read it any more, and you cannot write another one."
            : "You can write another one."
        }
        cancelLabel="Keep"
        confirmLabel="Remove"
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}

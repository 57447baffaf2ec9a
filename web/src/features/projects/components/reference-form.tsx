import type { OwnReference } from "@triptych/contract/references";
import { referenceQuestions } from "@triptych/contract/reference-limits";
import { useEffect, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { useGiveReference } from "../use-endings.ts";

const loadSchema = async () => (await import("@triptych/contract/project-endings")).giveReference.body;

interface ReferenceFormProps {
  projectId: string;
  name: string;
  given: OwnReference | null;
  onDone: () => void;
}

/** Asks the three questions of a reference. */
export function ReferenceForm({ projectId, name, given, onDone }: ReferenceFormProps) {
  const give = useGiveReference();
  const [problem, setProblem] = useState<string | null>(null);
  const { work = "", wentWell = "", again = "" } = given ?? {};
  const form = useContractForm(loadSchema, { defaultValues: { work, wentWell, again } });
  const { setFocus } = form;
  useEffect(() => setFocus("work"), [setFocus]);
  const send = form.onSubmit(
    async (body) => {
      setProblem(null);
      const { completion } = await give.mutateAsync({ params: { projectId }, body });
      const isOut = completion?.ownReference?.state === "published";
      toast({
        title: isOut ? "Reference published" : "Reference kept",
        ...(!isOut && { description: "Nobody reads it yet." }),
      });
      onDone();
    },
    (error) => setProblem(sentenceOf(error, "It could not be saved. Please try again.")),
  );
  return (
    <form onSubmit={send} noValidate className="flex w-full flex-col gap-4">
      <p className="text-sm leading-6 text-ink-soft">
        Everybody who sees the profile of <bdi>{name}</bdi> will read this, with your name.
      </p>
      {(["work", "wentWell", "again"] as const).map((question) => (
        <Field key={question} label={referenceQuestions[question]} isRequired error={form.errorAt(question)}>
          <Textarea rows={2} className="max-h-60" {...form.register(question)} />
        </Field>
      ))}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="accent" isBusy={form.isSending}>
          {given ? "Save" : "Give this reference"}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

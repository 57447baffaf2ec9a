import { industries, services, skills as listedSkills } from "@triptych/contract/profile-choices";
import type { OwnCaseStudy } from "@triptych/contract/work";
import { workLimits } from "@triptych/contract/work-limits";
import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useUser } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { CharacterCounter } from "../../../ui/character-counter.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { MultiSelect } from "../../../ui/multi-select.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { useCreateCaseStudy, useUpdateCaseStudy } from "../api.ts";
import { bodyOf, emptyCaseStudy } from "../rules.ts";
import { CreditFields, type FormCredit } from "./credit-fields.tsx";
import { FilmFields } from "./film-fields.tsx";
import { type FormImage, ImageFields } from "./image-fields.tsx";

const loadSchema = async () => (await import("@triptych/contract/work")).CaseStudyBody;

interface CaseStudyFormProps {
  /** Is absent for a new one. */
  saved?: OwnCaseStudy;
  onDone: () => void;
}

/** Asks for a case study, a new one or one that is changed. */
export function CaseStudyForm({ saved, onDone }: CaseStudyFormProps) {
  const { userType } = useUser();
  const create = useCreateCaseStudy();
  const update = useUpdateCaseStudy();
  const [problem, setProblem] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const [images, setImages] = useState<readonly FormImage[]>(() => imagesOf(saved));
  const [credits, setCredits] = useState<readonly FormCredit[]>(saved?.credits ?? []);
  const [initial] = useState(() => (saved ? bodyOf(saved) : emptyCaseStudy(new Date())));
  const form = useContractForm(loadSchema, {
    defaultValues: initial,
  });
  const { isDirty } = form.formState;
  const [client, films, skills, part, outcome] = form.watch(["client", "films", "skills", "part", "outcome"]);
  const isSent = create.isSuccess || update.isSuccess;
  useWarningBeforeLeaving(isDirty && !isSent);

  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const changeImages = (change: (list: readonly FormImage[]) => readonly FormImage[]) =>
    setImages((list) => {
      const next = change(list);
      form.setValue(
        "images",
        next.map(({ fileId, alternativeText }) => ({ fileId: fileId!, alternativeText })),
        options,
      );
      return next;
    });
  const changeCredits = (next: FormCredit[]) => {
    setCredits(next);
    form.setValue(
      "credits",
      next.map(({ userId, role }) => ({ userId, role })),
      options,
    );
  };

  const send = form.onSubmit(
    async (body) => {
      setProblem(null);
      if (saved) await update.mutateAsync({ params: { caseStudyId: saved.id }, body });
      else await create.mutateAsync({ body });
      toast({ title: saved ? "Case study saved" : "Case study added" });
      onDone();
    },
    (error) => setProblem(sentenceOf(error, "It could not be saved. Please try again.")),
    () => setRefusals((count) => count + 1),
  );

  // NOTE: pictures, films and the client are not registered fields, so that the form library does not find them.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return (
    <form ref={element} onSubmit={send} noValidate className="flex flex-col gap-6">
      <Field label="Title" error={form.errorAt("title")} isRequired>
        <Input maxLength={workLimits.titleMax} placeholder="Labels for a chutney maker" {...form.register("title")} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <div className="flex flex-col gap-2.5">
          <Field label="Client" error={form.errorAt("client")} isRequired={client !== null}>
            <Input
              maxLength={workLimits.clientMax}
              disabled={client === null}
              value={client ?? ""}
              placeholder={client === null ? "Under wraps" : ""}
              onChange={({ target }) => form.setValue("client", target.value, options)}
            />
          </Field>
          <Checkbox
            label="Under wraps"
            checked={client === null}
            onChange={({ target }) => form.setValue("client", target.checked ? null : "", options)}
          />
        </div>
        <Field label="Year" error={form.errorAt("year")} isRequired>
          <Input
            type="number"
            inputMode="numeric"
            min={workLimits.yearMin}
            max={workLimits.yearMax}
            {...form.register("year", { valueAsNumber: true })}
          />
        </Field>
      </div>
      <ImageFields
        images={images}
        onChange={changeImages}
        error={images.length === 0 ? form.errorAt("images") : undefined}
        errorAt={(at) => form.errorAt(`images.${at}.alternativeText`)}
      />
      <Field
        label={userType === "agency" ? "What was your part?" : "What did you do?"}
        hint="In plain words that name the work: matching quotes this."
        error={form.errorAt("part")}
        isRequired
        aside={<CharacterCounter length={part.length} max={workLimits.partMax} />}
      >
        <Textarea rows={3} maxLength={workLimits.partMax} className="max-h-80" {...form.register("part")} />
      </Field>
      <Field
        label="What came of it?"
        isOptional
        error={form.errorAt("outcome")}
        aside={<CharacterCounter length={outcome.length} max={workLimits.outcomeMax} />}
      >
        <Textarea rows={3} className="max-h-80" {...form.register("outcome")} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Skills" isOptional error={form.errorAt("skills")}>
          <MultiSelect
            options={userType === "agency" ? services : listedSkills}
            value={skills}
            onChange={(next) => form.setValue("skills", next, options)}
            placeholder="Choose skills"
            noun="skills"
          />
        </Field>
        <Field label="Sector" isOptional error={form.errorAt("sector")}>
          <Select
            options={[{ value: "", label: "None" }, ...industries.map((value) => ({ value, label: value }))]}
            {...form.register("sector", { setValueAs: (value: string | null) => value || null })}
          />
        </Field>
      </div>
      <FilmFields
        films={films}
        onChange={(next) => form.setValue("films", next, options)}
        errorAt={(at) => form.errorAt(`films.${at}.url`)}
      />
      <CreditFields credits={credits} onChange={changeCredits} />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="accent" isBusy={form.isSending}>
          {saved ? "Save" : "Add this case study"}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const imagesOf = (saved: OwnCaseStudy | undefined): FormImage[] =>
  (saved?.images ?? []).map(({ fileId, alternativeText, pictures }) => ({
    key: fileId,
    fileId,
    shownAt: pictures[0]!.url,
    alternativeText,
  }));

/** Lets the browser ask before a page is left on which something is not saved. */
function useWarningBeforeLeaving(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isWanted]);
}

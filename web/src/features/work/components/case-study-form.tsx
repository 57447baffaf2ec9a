import { industries, services, skills as listedSkills } from "@triptych/contract/profile-choices";
import type { OwnCaseStudy } from "@triptych/contract/work";
import { workLimits } from "@triptych/contract/work-limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { getFile } from "@triptych/contract/files";
import { call } from "../../../platform/api-client.ts";
import { hasCode, sentenceOf } from "../../../platform/api-error.ts";
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
import { bodyOf, type CaseStudyDraft, emptyCaseStudy, type FormCredit, type FormImage } from "../rules.ts";
import { useCaseStudyDraft } from "../use-case-study-draft.ts";
import { CreditFields } from "./credit-fields.tsx";
import { FilmFields } from "./film-fields.tsx";
import { ImageFields } from "./image-fields.tsx";

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
  const [initial] = useState<CaseStudyDraft>(() => ({
    values: saved ? bodyOf(saved) : emptyCaseStudy(new Date()),
    images: imagesOf(saved),
    credits: saved?.credits ?? [],
  }));
  const draft = useCaseStudyDraft(saved?.id, initial);
  const [isOffered, setIsOffered] = useState(draft.found !== null);
  const [images, setImages] = useState((draft.found ?? initial).images);
  const [credits, setCredits] = useState((draft.found ?? initial).credits);
  const form = useContractForm(loadSchema, { defaultValues: initial.values });
  const { isDirty } = form.formState;
  const values = form.watch();
  const { client, films, skills, part, outcome } = values;
  const isSent = create.isSuccess || update.isSuccess;
  useWarningBeforeLeaving(isDirty && !isSent);

  const { reset } = form;
  const show = (shown: CaseStudyDraft) => {
    setImages(shown.images);
    setCredits(shown.credits);
    reset(shown.values, { keepDefaultValues: true });
  };
  const showFound = useEffectEvent(() => draft.found && reset(draft.found.values, { keepDefaultValues: true }));
  useEffect(() => void showFound(), []);
  const hasBeenDirty = useRef(false);
  const keep = useEffectEvent((shown: CaseStudyDraft | null) => {
    if (shown) draft.keep(shown);
    else if (hasBeenDirty.current) draft.discard();
    hasBeenDirty.current ||= shown !== null;
  });
  useEffect(() => keep(isDirty ? { values, images, credits } : null), [values, images, credits, isDirty]);
  useGonePictures(draft.found, initial, (gone) =>
    setImages((list) => list.map((each) => (gone.includes(each.key) ? { ...each, isGone: true } : each))),
  );

  const discard = () => {
    const discarded = { values: form.getValues(), images, credits };
    show(initial);
    draft.discard();
    setIsOffered(false);
    // NOTE: the button that was pressed is gone, and a form that was reset finds its fields a render later.
    element.current?.querySelector("input")?.focus();
    const undo = () => {
      show(discarded);
      draft.keep(discarded);
    };
    toast({ title: "What was not saved is discarded", action: { label: "Undo", onPress: undo } });
  };

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
      draft.end();
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
      {isOffered && !isSent && (
        <Notice>
          This is what you had written and not saved yet.{" "}
          <Button variant="link" onClick={discard}>
            Discard
          </Button>
        </Notice>
      )}
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

/** Finds pictures of a draft that the server does not have any more, because nothing used them for too long. */
function useGonePictures(
  found: CaseStudyDraft | null,
  initial: CaseStudyDraft,
  onFound: (keys: readonly string[]) => void,
) {
  const find = useEffectEvent(async () => {
    const added = (found?.images ?? []).filter(({ key }) => initial.images.every((each) => each.key !== key));
    const asked = await Promise.all(added.map(async ({ key, fileId }) => ((await isGone(fileId!)) ? [key] : [])));
    onFound(asked.flat());
  });
  useEffect(() => void find(), []);
}

const isGone = (fileId: string): Promise<boolean> =>
  call(getFile, { params: { fileId } }).then(
    () => false,
    (error: unknown) => hasCode(error, "not_found"),
  );

/** Lets the browser ask before a page is left on which something is not saved. */
function useWarningBeforeLeaving(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isWanted]);
}

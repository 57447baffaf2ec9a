import { type FoundValue, profileLimits, sortProfileText } from "@triptych/contract/profiles";
import { useState } from "react";
import { sentenceOf } from "../../platform/api-error.ts";
import { useDraft } from "../../platform/drafts.ts";
import { useCommand } from "../../platform/query.ts";
import { useUser } from "../../platform/session.tsx";
import { leftOut, profileSteps, stepOf, stepsFrom, stepsToAsk, withFound } from "./first-profile.ts";
import { profileFields } from "./rules.ts";
import type { ProfileForm } from "./use-profile-form.ts";

/** Says where somebody is in their first profile. It is kept in this tab, with the text that they pasted. */
interface Progress {
  stage: "paste" | "confirm" | "steps";
  /** Says that they fill in the whole form instead. */
  isWhole: boolean;
  text: string;
  /** Holds the text that was sorted, in which the places of `found` count. */
  sorted: string;
  found: FoundValue[];
  /** Holds what they did not take away, with their changes. */
  kept: FoundValue[];
  /** Lists the steps that they are asked, as places in `profileSteps`, and which of them is open. */
  asked: number[];
  at: number;
}

const beginning: Progress = {
  stage: "paste",
  isWhole: false,
  text: "",
  sorted: "",
  found: [],
  kept: [],
  asked: [],
  at: 0,
};

export type FirstProfile = ReturnType<typeof useFirstProfile>;

/** Leads through a first profile: paste or start empty, confirm what was found, answer what is missing. Saves only at the end. */
export function useFirstProfile(profile: ProfileForm) {
  const { userType, form, values } = profile;
  const { id, profileData } = useUser();
  const [draft, keep, forget] = useDraft(`first-profile:${id}`);
  const [progress, setProgress] = useState(() => parse(draft));
  const [isFirst] = useState(profileData === null);
  const [isDone, setIsDone] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sorting = useCommand(sortProfileText);
  const steps = profileSteps[userType];

  const go = (change: Partial<Progress>) => {
    const changed = { ...progress, ...change };
    setProgress(changed);
    setProblem(undefined);
    keep(JSON.stringify(changed));
  };

  async function sort() {
    const { text } = progress;
    if (text.trim() === "") return setProblem("Paste a text first, or start empty");
    if (text.length > profileLimits.pastedText) return setProblem(tooLong);
    try {
      const { found } = await sorting.mutateAsync({ body: { text } });
      if (found.length === 0)
        return setProblem("We found nothing for your profile in this text. Try another one, or start empty.");
      go({ stage: "confirm", sorted: text, found, kept: found });
    } catch (error) {
      setProblem(sentenceOf(error, "We couldn't sort your text. Please try again."));
    }
    return undefined;
  }

  /** Fills what was kept into the form, and goes on to what is missing. Saves where nothing is. */
  async function use(open?: number) {
    const { problemOf } = await import("./profile-schemas.ts");
    const faulty = progress.kept.find((one) => !isList(one.field) && problemOf(userType, one));
    if (faulty) return;
    const filled = withFound(values, progress.kept, progress.found);
    for (const [name, value] of Object.entries(filled)) form.setValue(name, value, { shouldDirty: true });
    const missing = stepsToAsk(userType, filled);
    const asked = stepsFrom(missing, open);
    if (asked.length > 0) go({ stage: "steps", asked, at: 0 });
    else await save();
  }

  async function save() {
    if (await profile.save()) {
      forget();
      setIsDone(true);
      return;
    }
    const faulty = profileFields[userType].find(({ name }) => form.getFieldState(name).invalid);
    if (!faulty) return;
    const step = stepOf(userType, faulty.name);
    const asked = [...new Set([...progress.asked, step])].toSorted((a, b) => a - b);
    go({ stage: "steps", asked, at: asked.indexOf(step) });
  }

  async function next(): Promise<boolean> {
    const step = steps[progress.asked[progress.at] ?? 0]!;
    if (!(await form.trigger([...step.fields]))) return false;
    if (progress.at + 1 < progress.asked.length) go({ at: progress.at + 1 });
    else await save();
    return true;
  }

  const isList = (field: string) => profileFields[userType].find(({ name }) => name === field)?.kind === "list";
  const back = () => {
    if (progress.at > 0) go({ at: progress.at - 1 });
    else go({ stage: progress.found.length > 0 ? "confirm" : "paste" });
  };

  return {
    ...progress,
    profile,
    steps,
    /** Holds what of the sorted text is in no field. */
    rest: leftOut(progress.sorted, progress.found),
    step: steps[progress.asked[progress.at] ?? 0]!,
    /** Says that the steps are shown in place of the form. */
    isOpen: !isLeft && (isDone || (isFirst && !progress.isWhole)),
    isDone,
    isSorting: sorting.isPending,
    problem,
    /** Says that the form can lead back to the steps. */
    mayReturn: isFirst && !isDone && profileData === null,
    setText: (text: string) => go({ text }),
    sort,
    startEmpty: () => go({ stage: "steps", asked: [...steps.keys()], at: 0, found: [], kept: [], sorted: "" }),
    pasteAgain: () => go({ stage: "paste" }),
    takeAway: (one: FoundValue) => go({ kept: progress.kept.filter((each) => each !== one) }),
    takeBack: () => go({ kept: progress.found }),
    change: (one: FoundValue, value: string) =>
      go({ kept: progress.kept.map((each) => (each === one ? { ...one, value } : each)) }),
    use,
    next,
    back,
    leave: () => (isDone ? setIsLeft(true) : go({ isWhole: true })),
    returnToSteps: () => go({ isWhole: false }),
  };
}

const tooLong = `Please paste at most ${profileLimits.pastedText.toLocaleString("en-GB")} characters`;

function parse(draft: string): Progress {
  try {
    const kept: unknown = JSON.parse(draft);
    return typeof kept === "object" && kept !== null ? { ...beginning, ...kept } : beginning;
  } catch {
    return beginning;
  }
}

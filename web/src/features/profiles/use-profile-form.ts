import type { UserType } from "@triptych/contract/basics";
import type { ProfileData } from "@triptych/contract/profiles";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { sentenceOf } from "../../platform/api-error.ts";
import { useDraft } from "../../platform/drafts.ts";
import { sessionKey } from "../../platform/query.ts";
import { useUser } from "../../platform/session.tsx";
import { type ContractForm, useContractForm } from "../../ui/form/use-contract-form.ts";
import { toast, toastError } from "../../ui/toast.ts";
import { useSaveProfile } from "./api.ts";
import { formFieldOf } from "./availability-values.ts";
import type { FormSchema } from "./profile-schemas.ts";
import { type ProfileValues, valuesOf } from "./rules.ts";

const loadSchemas: Record<UserType, () => Promise<FormSchema>> = {
  agency: async () => (await import("./profile-schemas.ts")).formSchemas.agency,
  brand: async () => (await import("./profile-schemas.ts")).formSchemas.brand,
  freelancer: async () => (await import("./profile-schemas.ts")).formSchemas.freelancer,
};

export interface ProfileForm {
  userType: UserType;
  form: ContractForm<ProfileValues, unknown>;
  values: ProfileValues;
  isDirty: boolean;
  invalidFields: string[];
  /** Saves it, and returns whether that succeeded. */
  save: () => Promise<boolean>;
  discard: () => void;
}

/** Returns the profile form of an account type. What is typed stays when the tab is left, and becomes public when saved. */
export function useProfileForm(userType: UserType): ProfileForm {
  const user = useUser();
  const saving = useSaveProfile();
  const saved = user.profileData;
  const form = useContractForm(loadSchemas[userType], {
    defaultValues: valuesOf(userType, saved),
    fieldOf: (field) => formFieldOf(field.replace(/^data\./, "")),
  });
  const values = form.watch();
  const { isDirty, errors } = form.formState;
  const forgetDraft = useKeptDraft(form, `profile:${user.id}`, { values, isDirty });

  async function save(): Promise<boolean> {
    let isSaved = false;
    const send = form.submit(
      async (data) => {
        const reply = await saving.mutateAsync({ type: userType, data } as ProfileData);
        form.reset(valuesOf(userType, reply));
        forgetDraft();
        isSaved = true;
        toast({ title: "Profile updated successfully" });
      },
      (error) => toastError(sentenceOf(error, "Failed to update profile")),
    );
    await send();
    return isSaved;
  }

  return {
    userType,
    form,
    values,
    isDirty,
    invalidFields: Object.keys(errors),
    save,
    discard: () => {
      form.reset(valuesOf(userType, saved));
      forgetDraft();
    },
  };
}

interface Edited {
  values: ProfileValues;
  isDirty: boolean;
}

/** Keeps unsaved changes in this tab and asks before it is closed. Returns a function that forgets them. */
function useKeptDraft(form: ContractForm<ProfileValues, unknown>, name: string, { values, isDirty }: Edited) {
  const client = useQueryClient();
  const [draft, keep, forget] = useDraft(name);
  const found = useRef(draft);
  const isLeftDirty = useRef(false);
  const { reset } = form;

  useEffect(() => {
    const kept = parseDraft(found.current);
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [reset]);

  useEffect(() => {
    isLeftDirty.current = isDirty;
    if (isDirty) keep(JSON.stringify(values));
  }, [values, isDirty, keep]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);

  useEffect(
    () => () => {
      const isSignedIn = client.getQueryData(sessionKey) !== null;
      if (isLeftDirty.current && isSignedIn) toast(keptToast);
    },
    [client],
  );
  return forget;
}

const keptToast = {
  title: "Your profile has unsaved changes",
  description: "We have kept them in this tab. Go back to Profile to save them.",
  variant: "info",
} as const;

function parseDraft(draft: string): ProfileValues | undefined {
  try {
    const value: unknown = JSON.parse(draft);
    return typeof value === "object" && value !== null ? (value as ProfileValues) : undefined;
  } catch {
    return undefined;
  }
}

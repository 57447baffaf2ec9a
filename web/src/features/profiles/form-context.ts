import { createContext, use } from "react";
import { describeField } from "./rules.ts";
import type { ProfileForm } from "./use-profile-form.ts";

export const ProfileFormContext = createContext<ProfileForm | undefined>(undefined);

export function useProfileFormContext(): ProfileForm {
  const form = use(ProfileFormContext);
  if (!form) throw new Error("Fields of a profile need a profile form around them");
  return form;
}

/** Returns one field of the profile form: its label, whether it is required, its value and error, and functions that tie a control to it. */
export function useProfileField(name: string) {
  const { form, userType, values } = useProfileFormContext();
  const value = values[name];
  const change = (next: string | string[]) =>
    form.setValue(name, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return {
    ...describeField(userType, name),
    error: form.errorAt(name),
    text: typeof value === "string" ? value : "",
    list: Array.isArray(value) ? value : [],
    change,
    register: () => form.register(name),
  };
}

/** Returns the id of the element around a field, so that links can lead to it. */
export const fieldAnchor = (name: string) => `profile-field-${name}`;

export function focusField(name: string) {
  const control = document
    .getElementById(fieldAnchor(name))
    ?.querySelector<HTMLElement>("input, textarea, select, button");
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center", behavior: "smooth" });
}

/** Focuses the first invalid control of a form, of whatever kind, as soon as the messages are drawn. */
export function focusFirstInvalid(form: HTMLFormElement | null, framesLeft = 30) {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!control && framesLeft > 0) return focusFirstInvalid(form, framesLeft - 1);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center", behavior: "smooth" });
    return undefined;
  });
}

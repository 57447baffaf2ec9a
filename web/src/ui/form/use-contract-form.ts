import { useCallback, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "../../platform/api-error.ts";

export interface ContractFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Takes the place of what is shown when it changes, unless somebody has edited the form. */
  values?: Values;
  /** From the server's field names to the form's, as in `(field) => field.replace(/^data\./, "")`. */
  fieldOf?: (serverField: string) => string;
}

export type SubmitSteps<Values extends FieldValues, Output> = [
  send: (output: Output) => Promise<unknown>,
  onFailure?: (error: unknown) => void,
  onInvalid?: (errors: FieldErrors<Values>) => void,
];

export type ContractForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output> & {
  /**
   * Validates against the contract, then sends. When sending fails, the server's remarks go to their fields, everything
   * typed stays, and `onFailure` hears of it. `onInvalid` hears which fields kept it from sending.
   */
  submit: (...steps: SubmitSteps<Values, Output>) => (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** `submit` as the form element's `onSubmit`. */
  onSubmit: (...steps: SubmitSteps<Values, Output>) => (event?: React.BaseSyntheticEvent) => void;
  /** Whether a send is under way. */
  isSending: boolean;
  /** The message beside a field, or undefined. */
  errorAt: (field: Path<Values>) => string | undefined;
};

/** A form over a schema of the contract: the same rules and sentences as the server. Fields are checked on sending, and after that while they are corrected. */
export function useContractForm<S extends z.ZodType<FieldValues, FieldValues>>(
  schema: S,
  options: ContractFormOptions<z.input<S>>,
): ContractForm<z.input<S>, z.output<S>> {
  type Values = z.input<S>;
  const { defaultValues, values, fieldOf = (field: string) => field } = options;
  const form = useForm<Values, unknown, z.output<S>>({
    resolver: resolverFor<S>(schema),
    // Not on leaving a field: a message that appears under the pointer moves the button that is being pressed.
    mode: "onSubmit",
    reValidateMode: "onChange",
    defaultValues,
    ...(values === undefined ? {} : { values, resetOptions: { keepDirtyValues: true } }),
  });
  const [isSending, setIsSending] = useState(false);

  const submit: ContractForm<Values, z.output<S>>["submit"] = (send, onFailure, onInvalid) =>
    form.handleSubmit(async (output) => {
      setIsSending(true);
      try {
        await send(output);
      } catch (error) {
        showFieldFaults(form, error, fieldOf);
        onFailure?.(error);
      } finally {
        setIsSending(false);
      }
    }, onInvalid);
  const onSubmit: ContractForm<Values, z.output<S>>["onSubmit"] = (...steps) => {
    const checkAndSend = submit(...steps);
    return (event) => void checkAndSend(event);
  };

  const { errors } = form.formState;
  const errorAt = useCallback((field: Path<Values>) => messageAt(errors, field), [errors]);
  return { ...form, submit, onSubmit, isSending, errorAt };
}

function resolverFor<S extends z.ZodType<FieldValues, FieldValues>>(
  schema: S,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return async (values) => {
    const parsed = await schema.safeParseAsync(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    return { values: {}, errors: errorsOf(parsed.error.issues) as FieldErrors<z.input<S>> };
  };
}

/** The first issue of every field. Issues of a list's entries are told at the list. */
export function errorsOf(
  issues: readonly { path: readonly PropertyKey[]; message: string; code?: string | undefined }[],
): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const { path, message, code } of issues) {
    const names = path.map(String);
    const end = names.findIndex((name) => /^\d+$/.test(name));
    put(errors, end === -1 ? names : names.slice(0, end), { type: code ?? "invalid", message });
  }
  return errors;
}

function put(errors: Record<string, unknown>, [name, ...rest]: string[], error: { type: string; message: string }) {
  if (name === undefined) return put(errors, ["root"], error);
  if (rest.length === 0) {
    errors[name] ??= error;
    return;
  }
  errors[name] ??= {};
  put(errors[name] as Record<string, unknown>, rest, error);
}

function messageAt(errors: FieldErrors, field: string): string | undefined {
  let found: unknown = errors;
  for (const name of field.split("."))
    found = typeof found === "object" && found !== null ? (found as Record<string, unknown>)[name] : undefined;
  if (typeof found !== "object" || found === null || !("message" in found)) return undefined;
  return typeof found.message === "string" ? found.message : undefined;
}

function showFieldFaults<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  error: unknown,
  fieldOf: (field: string) => string,
) {
  if (!(error instanceof ApiError)) return;
  const known = Object.keys(form.getValues());
  const faults = error.details
    .map((fault) => ({ ...fault, field: fieldOf(fault.field) }))
    .filter(({ field }) => known.includes(field.split(".")[0] ?? ""));
  for (const [index, { field, message }] of faults.entries())
    form.setError(field as Path<V>, { type: "server", message }, { shouldFocus: index === 0 });
}

import { useCallback, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "../../platform/api-error.ts";
import { loadCodePart } from "../../platform/code-part.ts";

export interface ContractFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Replaces what is shown when it changes. Fields that somebody has edited keep their content. */
  values?: Values;
  /** Turns a field name of the server into one of the form, as in `(field) => field.replace(/^data\./, "")`. */
  fieldOf?: (serverField: string) => string;
}

export type SubmitSteps<Values extends FieldValues, Output> = [
  send: (output: Output) => Promise<unknown>,
  onFailure?: (error: unknown) => void,
  onInvalid?: (errors: FieldErrors<Values>) => void,
];

export type ContractForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output> & {
  /**
   * Validates against the contract, then sends, once at a time: a second press while it is sent does nothing. When sending fails,
   * shows the server's messages at their fields, keeps everything that was typed and calls `onFailure`. Calls `onInvalid`
   * with the fields that are not valid.
   */
  submit: (...steps: SubmitSteps<Values, Output>) => (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Does the same as `submit`, in the shape of the form element's `onSubmit`. */
  onSubmit: (...steps: SubmitSteps<Values, Output>) => (event?: React.BaseSyntheticEvent) => void;
  isSending: boolean;
  /** Shows a message of the server beside a field, and focuses the field. */
  showErrorAt: (field: Path<Values>, message: string) => void;
  /** Returns the message beside a field, or undefined. */
  errorAt: (field: Path<Values>) => string | undefined;
};

/**
 * Makes a form over a schema of the contract, with the same rules and messages as the server. Checks fields on sending, and
 * after that while they are corrected. A schema that comes as a function is loaded once something on the page
 * has the focus.
 */
export function useContractForm<S extends z.ZodType<FieldValues, FieldValues>>(
  schema: LateSchema<S>,
  options: ContractFormOptions<z.input<S>>,
): ContractForm<z.input<S>, z.output<S>> {
  type Values = z.input<S>;
  const { defaultValues, values, fieldOf = (field: string) => field } = options;
  const form = useForm<Values, unknown, z.output<S>>({
    resolver: lateResolver(schema),
    // NOTE: never "onBlur", because a message that appears while somebody clicks moves the button away from the pointer.
    mode: "onSubmit",
    reValidateMode: "onChange",
    defaultValues,
    ...(values === undefined ? {} : { values, resetOptions: { keepDirtyValues: true } }),
  });
  useEffect(() => {
    const prepare = () => void loadResolver(schema);
    addEventListener("focusin", prepare, { once: true });
    return () => removeEventListener("focusin", prepare);
  }, [schema]);
  const [isSending, setIsSending] = useState(false);
  // NOTE: the state is a render late, and both presses of a double click are checked before that.
  const isUnderWay = useRef(false);

  const submit: ContractForm<Values, z.output<S>>["submit"] = (send, onFailure, onInvalid) =>
    form.handleSubmit(async (output) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setIsSending(true);
      try {
        await send(output);
      } catch (error) {
        showFieldErrors(form, error, fieldOf);
        onFailure?.(error);
      } finally {
        isUnderWay.current = false;
        setIsSending(false);
      }
    }, onInvalid);
  const onSubmit: ContractForm<Values, z.output<S>>["onSubmit"] = (...steps) => {
    const checkAndSend = submit(...steps);
    return (event) => void checkAndSend(event);
  };

  const { errors } = form.formState;
  const errorAt = useCallback((field: Path<Values>) => messageAt(errors, field), [errors]);
  const showErrorAt = (field: Path<Values>, message: string) =>
    form.setError(field, { type: "server", message }, { shouldFocus: true });
  return { ...form, submit, onSubmit, isSending, showErrorAt, errorAt };
}

type LateSchema<S> = S | (() => Promise<S>);

function lateResolver<S extends z.ZodType<FieldValues, FieldValues>>(
  schema: LateSchema<S>,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return async (values, ...rest) => {
    const resolve = await loadResolver(schema);
    // NOTE: the server checks the same, and what it refuses is shown at the fields.
    return resolve ? resolve(values, ...rest) : { values: values as z.output<S>, errors: {} };
  };
}

/** Loads what checks a form, on its own, because the first page does not need it before somebody types. */
function loadResolver<S extends z.ZodType<FieldValues, FieldValues>>(schema: LateSchema<S>) {
  const load = async () => {
    const [{ contractResolver }, loaded] = await Promise.all([
      import("./contract-resolver.ts"),
      typeof schema === "function" ? schema() : schema,
    ]);
    return contractResolver(loaded as S);
  };
  return loadCodePart(load, { mayReload: false }).catch(() => undefined);
}

/** Returns the message at a field, or the first one inside it where the field is a list of entries. */
export function messageAt(errors: FieldErrors, field: string): string | undefined {
  return firstMessageIn(get(errors, field));
}

function firstMessageIn(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  if (!Array.isArray(error)) return undefined;
  return error.map(firstMessageIn).find((message) => message !== undefined);
}

function showFieldErrors<V extends FieldValues, O>(
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

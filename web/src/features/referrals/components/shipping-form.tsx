import { apparelSizes, type ShippingAddress, shippingCountries } from "@triptych/contract/referrals";
import type { z } from "zod";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useSaveShippingAddress } from "../api.ts";

const loadSchema = async () => (await import("@triptych/contract/referrals")).ShippingAddress;

type Values = z.input<typeof ShippingAddress>;
type Name = keyof Values;

/** Edits the address that rewards are sent to. Saving it claims every unlocked reward. */
export function ShippingForm({ saved }: { saved: ShippingAddress | null }) {
  const save = useSaveShippingAddress();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(loadSchema, { defaultValues: { ...empty, ...saved } });
  const send = form.onSubmit(
    async (body) => {
      setProblem(null);
      await save.mutateAsync({ body });
      form.reset(body);
      toast({ title: "Shipping information saved!" });
    },
    (error) => toastError(sentenceOf(error, "Failed to save shipping info")),
    () => setProblem(required.some((name) => isBlank(form.getValues(name))) ? missing : null),
  );
  // Replaces the contract's sentence about the whole form with one about this field.
  const errorAt = (name: Name) => {
    const error = form.errorAt(name);
    return error !== undefined && isBlank(form.getValues(name)) ? "This is required" : error;
  };
  const line = (name: Name, label: string, options: { autoComplete: string; type?: string; className?: string }) => (
    <Field label={`${label}*`} isRequired error={errorAt(name)} className={options.className ?? ""}>
      <Input type={options.type ?? "text"} autoComplete={options.autoComplete} {...form.register(name)} />
    </Field>
  );
  return (
    <form onSubmit={send} noValidate className="grid gap-5 sm:grid-cols-2">
      {line("fullName", "Full Name", { autoComplete: "name" })}
      {line("phoneNumber", "Phone Number", { autoComplete: "tel", type: "tel" })}
      {line("addressLine1", "Street Address Line 1", { autoComplete: "address-line1", className: "sm:col-span-2" })}
      <Field label="Street Address Line 2" isOptional error={form.errorAt("addressLine2")} className="sm:col-span-2">
        <Input autoComplete="address-line2" {...form.register("addressLine2")} />
      </Field>
      {line("city", "City/Town", { autoComplete: "address-level2" })}
      {line("state", "County/State", { autoComplete: "address-level1" })}
      {line("postalCode", "Post Code/ZIP", { autoComplete: "postal-code" })}
      <Field label="Country*" isRequired error={errorAt("country")}>
        <Select
          autoComplete="country"
          placeholder="Choose a country"
          options={countries}
          {...form.register("country")}
        />
      </Field>
      <Field label="Apparel Size*" isRequired error={errorAt("tshirtSize")}>
        <Select placeholder="Choose a size" options={sizes} {...form.register("tshirtSize")} />
      </Field>
      {problem !== null && (
        <Notice tone="danger" className="sm:col-span-2">
          {problem}
        </Notice>
      )}
      <Button type="submit" isBusy={form.isSending} className="sm:col-span-2">
        {form.isSending ? "Saving..." : "Save Shipping Information"}
      </Button>
    </form>
  );
}

const missing = "Please fill in all required fields";
const required = [
  "fullName",
  "phoneNumber",
  "addressLine1",
  "city",
  "state",
  "postalCode",
  "country",
  "tshirtSize",
] as const;

const empty = {
  fullName: "",
  phoneNumber: "",
  addressLine1: "",
  addressLine2: "",
  city: "",
  state: "",
  postalCode: "",
  // NOTE: empty until somebody chooses. The list shows its placeholder, and the contract refuses the form.
  country: "" as ShippingAddress["country"],
  tshirtSize: "" as ShippingAddress["tshirtSize"],
};

const isBlank = (value: unknown) => typeof value !== "string" || value.trim() === "";

const countryNames = new Intl.DisplayNames("en-GB", { type: "region" });
const countries = shippingCountries
  .map((code) => ({ value: code as string, label: countryNames.of(code) ?? code }))
  .toSorted((one, other) => one.label.localeCompare(other.label, "en-GB"));
const sizes = apparelSizes.map((size) => ({ value: size, label: size }));

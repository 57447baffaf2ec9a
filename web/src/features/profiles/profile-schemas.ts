import type { UserType } from "@triptych/contract/basics";
import {
  AgencyProfileData,
  BrandProfileData,
  type FoundValue,
  FreelancerProfileData,
} from "@triptych/contract/profiles";
import { z } from "zod";
import { formFieldOf } from "./availability-values.ts";
import { type ProfileValues, valuesToSave } from "./rules.ts";

const schemas = { agency: AgencyProfileData, brand: BrandProfileData, freelancer: FreelancerProfileData };

export type FormSchema = z.ZodType<Record<string, unknown>, ProfileValues>;

/** Checks the values of a form as they are sent, and shows what is wrong at the fields of the form. */
export const formSchemas: Record<UserType, FormSchema> = {
  agency: schemaOf("agency"),
  brand: schemaOf("brand"),
  freelancer: schemaOf("freelancer"),
};

/** Returns what is wrong with a value that somebody changed, in the words of the form; undefined where nothing is. */
export function problemOf(userType: UserType, { field, value }: FoundValue): string | undefined {
  const shape: Record<string, z.ZodType> = schemas[userType].shape;
  const checked = shape[field]?.safeParse(value);
  return checked?.success === false ? checked.error.issues[0]?.message : undefined;
}

function schemaOf(userType: UserType): FormSchema {
  const sent = z.unknown().transform((values, context) => {
    const checked = schemas[userType].safeParse(valuesToSave(userType, values as ProfileValues));
    if (checked.success) return checked.data;
    for (const { message, path } of checked.error.issues)
      context.addIssue({ code: "custom", message, path: [formFieldOf(path.join("."))] });
    return z.NEVER;
  });
  return sent as unknown as FormSchema;
}

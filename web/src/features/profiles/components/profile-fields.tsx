import {
  brandSizes,
  clientSizes,
  industries,
  minimumBudgets,
  projectTypes,
  regions,
  services,
} from "@triptych/contract/profiles";
import type { UserType } from "@triptych/contract/basics";
import { Fragment, type ReactNode } from "react";
import { AddressField } from "./address-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import { ListField } from "./list-field.tsx";
import { ProseField } from "./prose-field.tsx";
import { SkillsField } from "./skills-field.tsx";
import { TextField } from "./text-field.tsx";

/** Shows fields of a profile by their names, as the whole form and the steps of a first profile have them. */
export function ProfileFields({ userType, names }: { userType: UserType; names: readonly string[] }) {
  return names.map((name) => <Fragment key={name}>{fields[userType][name]}</Fragment>);
}

const industryField = <ListField name="industries" options={industries} noun="industries" />;
const regionField = <ChoicesField name="regions" options={regions} />;

const agencyFields: Record<string, ReactNode> = {
  agencyName: <TextField name="agencyName" autoComplete="organization" />,
  website: <AddressField name="website" placeholder="youragency.com" />,
  uniqueValue: (
    <ProseField
      name="uniqueValue"
      placeholder="What you do better than others, for whom, and how you work. Names, numbers and jobs say more than adjectives."
      hint="This field matters most: searches quote it word for word."
    />
  ),
  services: (
    <ListField
      name="services"
      options={services}
      noun="services"
      hint="Choose the services that you can show work for. The more you tick, the less each one counts."
    />
  ),
  industries: industryField,
  regions: regionField,
  clientExperience: (
    <ChoicesField name="clientExperience" options={clientSizes} hint="The kinds of client that you have worked for." />
  ),
  preferredClientSize: <ChoicesField name="preferredClientSize" options={clientSizes} />,
  projectTypes: <ChoicesField name="projectTypes" options={projectTypes} />,
  minimumBudget: (
    <ChoiceField
      name="minimumBudget"
      options={minimumBudgets}
      placeholder="Choose a minimum budget"
      hint="The smallest project you take on. Somebody with a lower budget sees that it does not fit."
    />
  ),
  caseStudy1: <AddressField name="caseStudy1" placeholder="youragency.com/work/…" />,
  caseStudy2: <AddressField name="caseStudy2" />,
  caseStudy3: <AddressField name="caseStudy3" />,
  credentials: <AddressField name="credentials" hint="A deck or a page of credentials." />,
};

const brandFields: Record<string, ReactNode> = {
  brandName: <TextField name="brandName" autoComplete="organization" />,
  description: (
    <ProseField
      name="description"
      placeholder="What you make or do, for whom, what is coming up, and the kind of people you like to work with."
      hint="What you are planning matters most: we match freelancers with these words."
    />
  ),
  industries: industryField,
  regions: regionField,
  brandSize: <ChoicesField name="brandSize" options={brandSizes} />,
  guidelines: <AddressField name="guidelines" placeholder="yourbrand.com/guidelines" />,
};

const freelancerFields: Record<string, ReactNode> = {
  fullName: <TextField name="fullName" autoComplete="name" />,
  title: (
    <TextField
      name="title"
      placeholder="For example Colourist and commercials editor"
      autoComplete="organization-title"
    />
  ),
  bio: (
    <ProseField
      name="bio"
      placeholder="What you have done, for whom, with what, and what you would like to be hired for."
      hint="This field matters most: searches quote it word for word."
    />
  ),
  skills: <SkillsField />,
  industries: industryField,
  regions: regionField,
  portfolio: <AddressField name="portfolio" placeholder="yourname.com" />,
  linkedIn: <AddressField name="linkedIn" placeholder="linkedin.com/in/…" />,
  instagram: <AddressField name="instagram" placeholder="@yourname" />,
};

const fields: Record<UserType, Record<string, ReactNode>> = {
  agency: agencyFields,
  brand: brandFields,
  freelancer: freelancerFields,
};

import { clientSizes, industries, minimumBudgets, projectTypes, regions, services } from "@triptych/contract/profiles";
import { AddressField } from "./address-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import { FormSection } from "./form-section.tsx";
import { ListField } from "./list-field.tsx";
import { ProfileFormFrame } from "./profile-form-frame.tsx";
import { ProseField } from "./prose-field.tsx";
import { TextField } from "./text-field.tsx";

export function AgencyForm() {
  return (
    <ProfileFormFrame
      userType="agency"
      title="Your agency profile"
      description="Brands find you by what you write here, and every match quotes your own words. Plain, specific words work best."
    >
      <FormSection title="Who you are">
        <TextField name="agencyName" autoComplete="organization" />
        <AddressField name="website" placeholder="youragency.com" />
        <ProseField
          name="uniqueValue"
          placeholder="What you do better than others, for whom, and how you work. Names, numbers and jobs say more than adjectives."
          hint="This field matters most: searches quote it word for word."
        />
      </FormSection>
      <FormSection title="What you do and where">
        <ListField
          name="services"
          options={services}
          noun="services"
          hint="Choose the services that you can show work for. The more you tick, the less each one counts."
        />
        <ListField name="industries" options={industries} noun="industries" />
        <ChoicesField name="regions" options={regions} />
      </FormSection>
      <FormSection title="How you work with clients">
        <ChoicesField
          name="clientExperience"
          options={clientSizes}
          hint="The kinds of client that you have worked for."
        />
        <ChoicesField name="preferredClientSize" options={clientSizes} />
        <ChoicesField name="projectTypes" options={projectTypes} />
        <ChoiceField
          name="minimumBudget"
          options={minimumBudgets}
          placeholder="Choose a minimum budget"
          hint="The smallest project you take on. Somebody with a lower budget sees that it does not fit."
        />
      </FormSection>
      <FormSection title="Proof" description="Optional. Links that show your work.">
        <AddressField name="caseStudy1" placeholder="youragency.com/work/…" />
        <AddressField name="caseStudy2" />
        <AddressField name="caseStudy3" />
        <AddressField name="credentials" hint="A deck or a page of credentials." />
      </FormSection>
    </ProfileFormFrame>
  );
}

import { industries, regions } from "@triptych/contract/profiles";
import { AddressField } from "./address-field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import { FormSection } from "./form-section.tsx";
import { ListField } from "./list-field.tsx";
import { ProfileFormFrame } from "./profile-form-frame.tsx";
import { ProseField } from "./prose-field.tsx";
import { SkillsField } from "./skills-field.tsx";
import { TextField } from "./text-field.tsx";

export function FreelancerForm() {
  return (
    <ProfileFormFrame
      userType="freelancer"
      title="Your profile"
      description="Brands, agencies and other freelancers find you by what you write here, and every match quotes your own words."
    >
      <FormSection title="Who you are">
        <TextField name="fullName" autoComplete="name" />
        <TextField
          name="title"
          placeholder="For example Colourist and commercials editor"
          autoComplete="organization-title"
        />
        <ProseField
          name="bio"
          placeholder="What you have done, for whom, with what, and what you would like to be hired for."
          hint="This field matters most: searches quote it word for word."
        />
      </FormSection>
      <FormSection title="What you do and where">
        <SkillsField />
        <ListField name="industries" options={industries} noun="industries" />
        <ChoicesField name="regions" options={regions} />
      </FormSection>
      <FormSection title="Where to see your work" description="Optional. We add https:// for you.">
        <AddressField name="portfolio" placeholder="yourname.com" />
        <AddressField name="linkedIn" placeholder="linkedin.com/in/…" />
        <AddressField name="instagram" placeholder="@yourname" />
      </FormSection>
    </ProfileFormFrame>
  );
}

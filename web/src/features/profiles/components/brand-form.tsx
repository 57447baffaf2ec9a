import { brandSizes, industries, regions } from "@triptych/contract/profiles";
import { AddressField } from "./address-field.tsx";
import { ChoicesField } from "./choices-field.tsx";
import { FormSection } from "./form-section.tsx";
import { ListField } from "./list-field.tsx";
import { ProfileFormFrame } from "./profile-form-frame.tsx";
import { ProseField } from "./prose-field.tsx";
import { TextField } from "./text-field.tsx";

export function BrandForm() {
  return (
    <ProfileFormFrame
      userType="brand"
      title="Your brand profile"
      description="Agencies and freelancers see this when you write to them, and we match freelancers with it."
    >
      <FormSection title="Who you are">
        <TextField name="brandName" autoComplete="organization" />
        <ProseField
          name="description"
          placeholder="What you make or do, for whom, what is coming up, and the kind of people you like to work with."
          hint="What you are planning matters most: we match freelancers with these words."
        />
      </FormSection>
      <FormSection title="Your market">
        <ListField name="industries" options={industries} noun="industries" />
        <ChoicesField name="regions" options={regions} />
        <ChoicesField name="brandSize" options={brandSizes} />
      </FormSection>
      <FormSection title="Guidelines" description="Optional. A link to your brand guidelines, if people may see them.">
        <AddressField name="guidelines" placeholder="yourbrand.com/guidelines" />
      </FormSection>
    </ProfileFormFrame>
  );
}

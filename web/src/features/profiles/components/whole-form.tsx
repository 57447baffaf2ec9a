import type { UserType } from "@triptych/contract/basics";
import { Fragment, type ReactNode } from "react";
import { AvailabilityFields } from "./availability-fields.tsx";
import { FormSection } from "./form-section.tsx";
import { PhotoField } from "./photo-field.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { ProfileFormFrame } from "./profile-form-frame.tsx";

interface FormText {
  title: string;
  description: string;
  sections: readonly { title: string; description?: string; fields: readonly string[] }[];
}

const texts: Record<UserType, FormText> = {
  agency: {
    title: "Your agency profile",
    description:
      "Brands find you by what you write here, and every match quotes your own words. Plain, specific words work best.",
    sections: [
      { title: "Who you are", fields: ["agencyName", "website", "uniqueValue"] },
      { title: "What you do and where", fields: ["services", "industries", "regions"] },
      {
        title: "How you work with clients",
        fields: ["clientExperience", "preferredClientSize", "projectTypes", "minimumBudget"],
      },
      {
        title: "Proof",
        description: "Optional. Links that show your work.",
        fields: ["caseStudy1", "caseStudy2", "caseStudy3", "credentials"],
      },
    ],
  },
  brand: {
    title: "Your brand profile",
    description: "Agencies and freelancers see this when you write to them, and we match freelancers with it.",
    sections: [
      { title: "Who you are", fields: ["brandName", "description"] },
      { title: "Your market", fields: ["industries", "regions", "brandSize"] },
      {
        title: "Guidelines",
        description: "Optional. A link to your brand guidelines, if people may see them.",
        fields: ["guidelines"],
      },
    ],
  },
  freelancer: {
    title: "Your profile",
    description:
      "Brands, agencies and other freelancers find you by what you write here, and every match quotes your own words.",
    sections: [
      { title: "Who you are", fields: ["fullName", "title", "bio"] },
      { title: "What you do and where", fields: ["skills", "industries", "regions"] },
      {
        title: "Where to see your work",
        description: "Optional. We add https:// for you.",
        fields: ["portfolio", "linkedIn", "instagram"],
      },
    ],
  },
};

interface WholeFormProps {
  userType: UserType;
  /** Holds the case studies, which are saved by themselves. */
  work: ReactNode;
  actions: ReactNode;
}

/** Shows the whole form of an account type on one page. */
export function WholeForm({ userType, work, actions }: WholeFormProps) {
  const { title, description, sections } = texts[userType];
  return (
    <ProfileFormFrame title={title} description={description} actions={actions}>
      {sections.map(({ fields, ...section }, at) => (
        <Fragment key={section.title}>
          <FormSection {...section}>
            {at === 0 && <PhotoField userType={userType} />}
            <ProfileFields userType={userType} names={fields} />
          </FormSection>
          {at === 0 && work}
        </Fragment>
      ))}
      {userType !== "brand" && <AvailabilityFields userType={userType} />}
    </ProfileFormFrame>
  );
}

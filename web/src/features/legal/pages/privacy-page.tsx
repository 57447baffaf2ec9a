import { PageTitle } from "../../../platform/page-title.tsx";
import { useProduct } from "../../../platform/product.ts";
import { LegalPage } from "../components/legal-page.tsx";
import { privacySections } from "../components/privacy-sections.tsx";

export default function PrivacyPage() {
  const { name } = useProduct();
  return (
    <>
      <PageTitle>Privacy Policy</PageTitle>
      <LegalPage
        title="Privacy Policy"
        summary={<p>What {name} knows about you, why, who else sees it, and what you can do about it.</p>}
        sections={privacySections(name)}
      />
    </>
  );
}

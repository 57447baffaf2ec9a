import { PageTitle } from "../../../platform/page-title.tsx";
import { useProduct } from "../../../platform/product.ts";
import { LegalPage } from "../components/legal-page.tsx";
import { termsSections } from "../components/terms-sections.tsx";

export default function TermsPage() {
  const { name } = useProduct();
  return (
    <>
      <PageTitle>Terms and Conditions</PageTitle>
      <LegalPage
        title="Terms and Conditions"
        summary={
          <p>
            The agreement between you and {name}. Using {name} means that you accept it.
          </p>
        }
        sections={termsSections(name)}
      />
    </>
  );
}

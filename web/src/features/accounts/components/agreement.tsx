import { legalTerms } from "@triptych/contract/legal-terms";
import { Link } from "react-router";
import { paths } from "../../../platform/paths.ts";

/** Says how old somebody must be and what they agree to by "registering" or "joining". */
export function Agreement({ action }: { action: string }) {
  return (
    <p className="text-sm text-ink-faint">
      You need to be {legalTerms.minimumAge} or over. By {action} you agree to the{" "}
      <Link to={paths.terms} className={linkClasses}>
        terms
      </Link>{" "}
      and the{" "}
      <Link to={paths.privacy} className={linkClasses}>
        privacy policy
      </Link>
      .
    </p>
  );
}

const linkClasses = "rounded-sm text-ink-soft underline underline-offset-4 hover:text-ink";

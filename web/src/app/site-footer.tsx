import { Link } from "react-router";
import { paths } from "../platform/paths.ts";
import { useProduct } from "../platform/product.ts";

export function SiteFooter() {
  const { name, instagramUrl, linkedInUrl } = useProduct();
  return (
    <footer className="mt-20 border-t border-line">
      <nav
        aria-label="More"
        className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-7 gap-y-1 px-5 py-6 text-sm text-ink-soft sm:px-8"
      >
        <span className="me-auto w-full py-2 sm:w-auto">
          {name}: brands, agencies and freelancers, matched on requirements.
        </span>
        <a href={paths.explore} className={linkClasses}>
          Explore work
        </a>
        <Link to={paths.howMatchingWorks} className={linkClasses}>
          How matching works
        </Link>
        <Link to={paths.terms} className={linkClasses}>
          Terms &amp; Conditions
        </Link>
        <Link to={paths.privacy} className={linkClasses}>
          Privacy Policy
        </Link>
        {instagramUrl && <SocialLink href={instagramUrl}>Instagram</SocialLink>}
        {linkedInUrl && <SocialLink href={linkedInUrl}>LinkedIn</SocialLink>}
      </nav>
    </footer>
  );
}

function SocialLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkClasses}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

const linkClasses = "rounded-sm py-2 underline-offset-4 hover:text-ink hover:underline";

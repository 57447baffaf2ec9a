import type { ReactNode } from "react";
import { Link, Outlet } from "react-router";
import { paths } from "../platform/paths.ts";
import { useProduct } from "../platform/product.ts";
import { Wordmark } from "../ui/logo.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { ThemeToggle } from "../ui/theme-toggle.tsx";
import { SiteFooter } from "./site-footer.tsx";

export interface PublicLayoutProps {
  /** Fills the header to the left of the theme button. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Frames the screens that everybody may see with a header and a footer. */
export function PublicLayout({ aside, children = <Outlet /> }: PublicLayoutProps) {
  const { name } = useProduct();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-5 py-4 sm:px-8 sm:py-5">
        <Link to={paths.home} className="flex rounded-sm">
          <Wordmark name={name} />
        </Link>
        <div className="flex items-center gap-1.5">
          {aside}
          <ThemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col focus:outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

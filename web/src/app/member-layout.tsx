import type { UserType } from "@triptych/contract/basics";
import { type ReactNode, useLayoutEffect } from "react";
import { Link, Outlet } from "react-router";
import { paths } from "../platform/paths.ts";
import { useProduct } from "../platform/product.ts";
import { useLoadSoon } from "../platform/quiet-page.ts";
import { useUser } from "../platform/session.tsx";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Wordmark } from "../ui/logo.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { loadOverlays } from "../ui/overlays/use-overlays.ts";
import { PageNotes } from "../ui/page-notes.tsx";
import { QuietFailure } from "../ui/part-failure.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { useSignOut } from "../features/accounts/use-sign-out.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Keyboard } from "./keyboard.tsx";
import { PlaceNavigation } from "./place-navigation.tsx";

export interface MemberLayoutProps {
  /** Takes the place of the navigation in the second row of the header, as the tabs of the dashboard do. */
  below?: ReactNode;
  /** Makes the product's name the page's `h1`. For pages that have no main heading of their own. */
  isTitleHeading?: boolean;
  children?: ReactNode;
}

/** Frames every screen of signed-in people with a header, in the accent colour of their account type. */
export function MemberLayout({ below, isTitleHeading = false, children = <Outlet /> }: MemberLayoutProps) {
  const user = useUser();
  const { name } = useProduct();
  const signOut = useSignOut();
  useAccent(user.userType);
  useLoadSoon(loadOverlays);
  const Title = isTitleHeading ? "h1" : "div";
  const { email_verified: isVerified } = user;
  return (
    <div className={classes("flex min-h-dvh flex-col", isVerified && "has-bottom-bar")}>
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-3 px-4 pt-3 pb-3 sm:px-8">
          <Title className="min-w-0">
            <Link to={paths.home} className="flex rounded-sm">
              <Wordmark name={name} className="max-w-full" />
            </Link>
          </Title>
          <div className="flex min-w-0 items-center gap-1.5">
            {isVerified && (
              <ErrorBoundary Failure={QuietFailure}>
                <Keyboard />
              </ErrorBoundary>
            )}
            <AccountMenu user={user} onSignOut={signOut} />
            <Button variant="quiet" size="sm" onClick={signOut} className="max-sm:hidden!">
              Sign Out
            </Button>
          </div>
        </div>
        {below ?? (isVerified && <PlaceNavigation user={user} />)}
      </header>
      <PageNotes />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 focus:outline-none sm:px-8 sm:py-10"
      >
        {children}
      </main>
      {isVerified && (
        <ErrorBoundary Failure={QuietFailure}>
          <BottomBar user={user} />
        </ErrorBoundary>
      )}
    </div>
  );
}

// NOTE: sets the accent on the document, because dialogs and toasts are drawn outside the page's element.
function useAccent(userType: UserType | null) {
  useLayoutEffect(() => {
    if (userType === null) return undefined;
    document.documentElement.dataset.accent = userType;
    return () => {
      delete document.documentElement.dataset.accent;
    };
  }, [userType]);
}

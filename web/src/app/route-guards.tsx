import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation, useSearchParams } from "react-router";
import { ownPath, paths, signInPath } from "../platform/paths.ts";
import { useSession, useUser } from "../platform/session.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { MemberLayout } from "./late-member-layout.tsx";
import { page } from "./page.tsx";

const VerifyEmailGate = page(() => import("./verify-email-gate.tsx"));

/** Shows a spinner until the server has said who is signed in. */
export function SessionKnown() {
  const { isLoading, obstacle } = useSession();
  if (obstacle === "offline")
    return <PageSpinner>You are offline. This page loads as soon as you are back.</PageSpinner>;
  if (obstacle) return <PageSpinner>We are temporarily unavailable. This page will keep trying.</PageSpinner>;
  return isLoading ? <PageSpinner /> : <Outlet />;
}

/** Sends signed-in people on to where they were going. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [search] = useSearchParams();
  return user ? <Navigate to={ownPath(search.get("redirect")) ?? paths.home} replace /> : children;
}

/** Sends everybody who is not signed in to the sign-in screen, which leads back here. */
export function SignedInOnly() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return user ? <Outlet /> : <Navigate to={signInPath(`${pathname}${search}`)} replace />;
}

/** Asks people whose email address is not verified to verify it first. */
export function VerifiedOnly({ children = <Outlet /> }: { children?: ReactNode }) {
  const { email_verified: isVerified } = useUser();
  if (isVerified) return children;
  return (
    <MemberLayout>
      <VerifyEmailGate />
    </MemberLayout>
  );
}

/** Asks operators to verify their email address first. The page tells everybody else that it is not for them. */
export function VerifiedOperators() {
  const { is_admin: isAdmin } = useUser();
  return isAdmin ? <VerifiedOnly /> : <Outlet />;
}

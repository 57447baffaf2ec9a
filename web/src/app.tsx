import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { createBrowserRouter, Navigate, Outlet, type RouteObject, RouterProvider, ScrollRestoration, useLocation, useSearchParams } from "react-router";
import { ownPath, paths, signInPath } from "./platform/paths.ts";
import { createQueryClient } from "./platform/query.ts";
import { RealtimeProvider } from "./platform/realtime.tsx";
import { SessionProvider, useSession } from "./platform/session.tsx";
import { CrashScreen } from "./ui/crash-screen.tsx";
import { PageSpinner } from "./ui/spinner.tsx";
import { Toaster } from "./ui/toaster.tsx";

// Every page is a file of its own over the wire: only what is looked at is loaded.
const SignInPage = lazy(() => import("./features/accounts/pages/sign-in-page.tsx"));
const DashboardPage = lazy(() => import("./features/accounts/pages/dashboard-page.tsx"));
const VerifyEmailPage = lazy(() => import("./features/accounts/pages/verify-email-page.tsx"));
const ResetPasswordPage = lazy(() => import("./features/accounts/pages/reset-password-page.tsx"));
const NotFoundPage = lazy(() => import("./features/accounts/pages/not-found-page.tsx"));
const PaymentSuccessPage = lazy(() => import("./features/billing/pages/payment-success-page.tsx"));
const TermsPage = lazy(() => import("./features/legal/pages/terms-page.tsx"));
const PrivacyPage = lazy(() => import("./features/legal/pages/privacy-page.tsx"));

/** Seen by everybody, signed in or not. */
const openRoutes: RouteObject[] = [
  { path: paths.resetPassword, element: <ResetPasswordPage /> },
  { path: paths.verifyEmail, element: <VerifyEmailPage /> },
  { path: paths.terms, element: <TermsPage /> },
  { path: paths.privacy, element: <PrivacyPage /> },
];

/** Seen by the signed-in; others come back here after the sign-in screen. */
const memberRoutes: RouteObject[] = [
  { path: paths.paymentSuccess, element: <PaymentSuccessPage /> },
  { path: paths.workspace, element: <DashboardPage view="workspace" /> },
];

const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: <CrashScreen />,
    children: [
      { path: paths.home, element: <Home /> },
      { path: paths.signIn, element: <SignedOutOnly><SignInPage /></SignedOutOnly> },
      ...openRoutes,
      { element: <SignedInOnly />, children: memberRoutes },
      { path: "*", element: <NotFoundPage /> },
    ],
  },
]);

export function App() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <RealtimeProvider>
          <RouterProvider router={router} />
          <Toaster />
        </RealtimeProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Around every page: the session first, then the page as soon as it is here. */
function Frame() {
  const { isLoading, isServerAway } = useSession();
  if (isServerAway) return <PageSpinner>We are temporarily unavailable. This page keeps trying.</PageSpinner>;
  if (isLoading) return <PageSpinner />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <Outlet />
      <ScrollRestoration />
    </Suspense>
  );
}

function Home() {
  const { user } = useSession();
  return user ? <DashboardPage /> : <SignInPage />;
}

function SignedOutOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [search] = useSearchParams();
  return user ? <Navigate to={ownPath(search.get("redirect")) ?? paths.home} replace /> : children;
}

function SignedInOnly() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return user ? <Outlet /> : <Navigate to={signInPath(`${pathname}${search}`)} replace />;
}

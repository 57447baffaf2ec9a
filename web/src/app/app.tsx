import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation, useSearchParams } from "react-router";
import { ownPath, paths, signInPath } from "../platform/paths.ts";
import { createQueryClient } from "../platform/query.ts";
import { RealtimeProvider } from "../platform/realtime.tsx";
import { RouteAnnouncer } from "../platform/route-announcer.tsx";
import { ScrollToTop } from "../platform/scroll-to-top.tsx";
import { SessionProvider, useSession } from "../platform/session.tsx";
import { CrashScreen } from "../ui/crash-screen.tsx";
import { ErrorBoundary, type FailureProps } from "../ui/error-boundary.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { PartFailure, QuietFailure } from "../ui/part-failure.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { Toaster } from "../ui/toaster.tsx";

// Every page is a file of its own over the wire: only what is looked at is loaded.
const loadSignInPage = () => import("../features/accounts/pages/sign-in-page.tsx");
const SignInPage = page(loadSignInPage);
const DashboardPage = page(() => import("./dashboard-page.tsx"));
const VerifyEmailPage = page(() => import("../features/accounts/pages/verify-email-page.tsx"));
const ResetPasswordPage = page(() => import("../features/accounts/pages/reset-password-page.tsx"));
const RegisterOperatorPage = page(() => import("../features/accounts/pages/register-operator-page.tsx"));
const JoinTeamPage = page(() => import("../features/accounts/pages/join-team-page.tsx"));
const SettingsPage = page(() => import("../features/accounts/pages/settings-page.tsx"));
const NotFoundPage = page(() => import("./not-found-page.tsx"));
const ConversationPage = page(() => import("../features/messaging/pages/conversation-page.tsx"));
const StopRemindersPage = page(() => import("../features/billing/pages/stop-reminders-page.tsx"));
const UnsubscribePage = page(() => import("../features/messaging/pages/unsubscribe-page.tsx"));
const LiveMessages = lazyPart(() => import("../features/messaging/components/live-messages.tsx"), {
  whileLoading: null,
  Failure: QuietFailure,
  mayReload: false,
});
const MemberPage = page(() => import("../features/profiles/pages/member-page.tsx"));
const HowMatchingWorksPage = page(() => import("../features/matching/pages/how-matching-works-page.tsx"));
const AdminPage = page(() => import("../features/admin/pages/admin-page.tsx"));
const PaymentSuccessPage = page(() => import("../features/billing/pages/payment-success-page.tsx"));
const CancelSubscriptionPage = page(() => import("../features/billing/pages/cancel-subscription-page.tsx"));
const ProjectPage = page(() => import("../features/projects/pages/project-page.tsx"));
const ReferralsPage = page(() => import("../features/referrals/pages/referrals-page.tsx"));
const StopInvitationsPage = page(() => import("../features/referrals/pages/stop-invitations-page.tsx"));
const TermsPage = page(() => import("../features/legal/pages/terms-page.tsx"));
const PrivacyPage = page(() => import("../features/legal/pages/privacy-page.tsx"));

const loadMemberFrame = () => import("./member-layout.tsx");
const MemberFrame = frame(() => loadMemberFrame().then(({ MemberLayout }) => ({ default: MemberLayout })));
const PublicFrame = frame(() => import("./public-layout.tsx").then(({ PublicLayout }) => ({ default: PublicLayout })));

// A visitor's first page comes while the server is still asked who they are.
if (location.pathname === paths.home || location.pathname === paths.signIn)
  void loadSignInPage().catch(() => undefined);

export function App() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <RealtimeProvider>
          <BrowserRouter>
            <Screens />
            <ScrollToTop />
            <RouteAnnouncer />
          </BrowserRouter>
          <Background />
          <Toaster />
        </RealtimeProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** The route table. */
function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} Failure={CrashScreen}>
      <Routes>
        <Route element={<SessionKnown />}>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.signIn} element={<SignIn />} />

          {/* Seen by everybody, signed in or not. */}
          <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
          <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
          <Route path={paths.terms} element={<TermsPage />} />
          <Route path={paths.privacy} element={<PrivacyPage />} />
          <Route path={paths.howMatchingWorks} element={<HowMatchingWorksPage />} />
          <Route path={paths.unsubscribeMessages} element={<UnsubscribePage />} />
          <Route path={paths.unsubscribeReminders} element={<StopRemindersPage />} />
          <Route path={paths.unsubscribeInvitations} element={<StopInvitationsPage />} />
          <Route path={paths.cancelSubscription} element={<CancelSubscriptionPage />} />
          <Route path={paths.paymentReturn} element={<Navigate to={paths.home} replace />} />

          {/* Seen by the signed-in; others come back here after the sign-in screen. */}
          <Route element={<SignedInOnly />}>
            <Route path={paths.messages} element={<ConversationPage />} />
            <Route path={paths.member} element={<MemberPage />} />
            <Route path={paths.paymentSuccess} element={<PaymentSuccessPage />} />
            <Route path={paths.workspace} element={<DashboardPage view="workspace" />} />
            <Route path={paths.project} element={<ProjectPage />} />
            <Route path={paths.referrals} element={<ReferralsPage />} />
            <Route path={paths.settings} element={<SettingsPage />} />
            <Route path={paths.admin} element={<AdminPage />} />
            <Route path={paths.adminPanel} element={<AdminPage />} />
          </Route>

          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}

/** What goes on whatever screen is shown. */
function Background() {
  const { user } = useSession();
  const isSignedIn = user !== null;
  // The header is there before it is needed around a page that does not load.
  useEffect(() => {
    if (isSignedIn) void loadMemberFrame().catch(() => undefined);
  }, [isSignedIn]);
  return user?.email_verified ? <LiveMessages /> : null;
}

/** Makes a page, which keeps the header around it where it breaks or does not load. */
function page<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  return lazyPart(load, { whileLoading: <PageSpinner />, Failure: BrokenPage });
}

function BrokenPage(failure: FailureProps) {
  const { user } = useSession();
  const Frame = user ? MemberFrame : PublicFrame;
  return (
    <Frame>
      <PartFailure {...failure} />
    </Frame>
  );
}

/** Makes a frame of a header around a page. Where it does not load either, the whole window says so. */
function frame(load: () => Promise<{ default: ComponentType<{ children: ReactNode }> }>) {
  return lazyPart(load, { whileLoading: <PageSpinner />, Failure: CrashScreen, mayReload: false });
}

function SessionKnown() {
  const { isLoading, isServerAway } = useSession();
  if (isServerAway) return <PageSpinner>We are temporarily unavailable. This page keeps trying.</PageSpinner>;
  return isLoading ? <PageSpinner /> : <Outlet />;
}

function Home() {
  const { user } = useSession();
  return user ? <DashboardPage /> : <SignInPage />;
}

/** A mailed team invitation leads here too; whoever is signed in already is told so. */
function SignIn() {
  const [search] = useSearchParams();
  if (search.has("team")) return <JoinTeamPage />;
  if (search.has("operator")) return <RegisterOperatorPage />;
  return (
    <SignedOutOnly>
      <SignInPage />
    </SignedOutOnly>
  );
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

import { matchPath, Navigate, Route, Routes, useLocation, useSearchParams } from "react-router";
import { paths } from "../platform/paths.ts";
import { hasSignedInCookie, useSession } from "../platform/session.tsx";
import { buttonClasses } from "../ui/button.tsx";
import { CrashScreen } from "../ui/crash-screen.tsx";
import { ErrorBoundary, type FailureProps } from "../ui/error-boundary.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { PartFailure, RetryContent } from "../ui/part-failure.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { MemberLayout } from "./late-member-layout.tsx";
import { page } from "./page.tsx";
import { PublicLayout } from "./public-layout.tsx";
import { SessionKnown, SignedInOnly, SignedOutOnly, VerifiedOnly, VerifiedOperators } from "./route-guards.tsx";

const SignInPage = page(() => import("../features/accounts/pages/sign-in-page.tsx"));
const DashboardPage = lazyPart(() => import("./dashboard-page.tsx"), {
  whileLoading: <PageSpinner />,
  Failure: BrokenDashboard,
});
const VerifyEmailPage = page(() => import("../features/accounts/pages/verify-email-page.tsx"));
const ResetPasswordPage = page(() => import("../features/accounts/pages/reset-password-page.tsx"));
const RegisterOperatorPage = page(() => import("../features/accounts/pages/register-operator-page.tsx"));
const JoinTeamPage = page(() => import("../features/accounts/pages/join-team-page.tsx"));
const SettingsPage = page(() => import("../features/accounts/pages/settings-page.tsx"));
const NotFoundPage = page(() => import("./not-found-page.tsx"));
const ConversationPage = page(() => import("../features/messaging/pages/conversation-page.tsx"));
const ConfirmAvailabilityPage = page(() => import("../features/profiles/pages/confirm-availability-page.tsx"));
const StopAvailabilityEmailsPage = page(() => import("../features/profiles/pages/stop-availability-emails-page.tsx"));
const StopRemindersPage = page(() => import("../features/billing/pages/stop-reminders-page.tsx"));
const UnsubscribePage = page(() => import("../features/messaging/pages/unsubscribe-page.tsx"));
const MemberPage = page(() => import("../features/profiles/pages/member-page.tsx"));
const HowMatchingWorksPage = page(() => import("../features/matching/pages/how-matching-works-page.tsx"));
const AdminPage = page(() => import("../features/admin/pages/admin-page.tsx"));
const PaymentSuccessPage = page(() => import("../features/billing/pages/payment-success-page.tsx"));
const CancelSubscriptionPage = page(() => import("../features/billing/pages/cancel-subscription-page.tsx"));
const NewProjectPage = page(() => import("../features/projects/pages/new-project-page.tsx"));
const ProjectPage = page(() => import("../features/projects/pages/project-page.tsx"));
const ShortlistPage = page(() => import("../features/shortlists/pages/shortlist-page.tsx"));
const ComparisonPage = page(() => import("../features/shortlists/pages/comparison-page.tsx"));
const SharedListPage = page(() => import("../features/shortlists/pages/shared-list-page.tsx"));
const CaseStudyPage = page(() => import("../features/work/pages/case-study-page.tsx"));
const CreditsPage = page(() => import("../features/work/pages/credits-page.tsx"));
const ReferralsPage = page(() => import("../features/referrals/pages/referrals-page.tsx"));
const StopInvitationsPage = page(() => import("../features/referrals/pages/stop-invitations-page.tsx"));
const TermsPage = page(() => import("../features/legal/pages/terms-page.tsx"));
const PrivacyPage = page(() => import("../features/legal/pages/privacy-page.tsx"));

// Fetches the first page while the server is still asked who somebody is.
const firstParts: Record<string, { preload: () => Promise<void> }> = {
  [paths.home]: hasSignedInCookie() ? DashboardPage : SignInPage,
  [paths.signIn]: hasSignedInCookie() ? DashboardPage : SignInPage,
  [paths.terms]: TermsPage,
  [paths.privacy]: PrivacyPage,
  [paths.howMatchingWorks]: HowMatchingWorksPage,
};
const firstPart = matchPath(paths.member, location.pathname) ? MemberPage : firstParts[location.pathname];
for (const part of [hasSignedInCookie() ? MemberLayout : undefined, firstPart]) part?.preload().catch(() => undefined);

/** Shows the page of the current path. Each route says who may see its page and in which layout. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} Failure={CrashScreen}>
      <Routes>
        <Route element={<SessionKnown />}>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.signIn} element={<SignIn />} />
          <Route path={paths.paymentReturn} element={<Navigate to={paths.home} replace />} />

          <Route element={<PublicLayout />}>
            <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
            <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
            <Route path={paths.terms} element={<TermsPage />} />
            <Route path={paths.privacy} element={<PrivacyPage />} />
            <Route path={paths.unsubscribeMessages} element={<UnsubscribePage />} />
            <Route path={paths.unsubscribeReminders} element={<StopRemindersPage />} />
            <Route path={paths.unsubscribeInvitations} element={<StopInvitationsPage />} />
            <Route path={paths.unsubscribeAvailability} element={<StopAvailabilityEmailsPage />} />
            <Route path={paths.confirmAvailability} element={<ConfirmAvailabilityPage />} />
            <Route path={paths.sharedList} element={<SharedListPage />} />
            <Route path={paths.cancelSubscription} element={<CancelSubscriptionPage />} />
          </Route>
          <Route element={<ViewerLayout />}>
            <Route path={paths.howMatchingWorks} element={<HowMatchingWorksPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>

          <Route element={<SignedInOnly />}>
            <Route element={<MemberLayout />}>
              <Route path={paths.paymentSuccess} element={<PaymentSuccessPage />} />
            </Route>
            <Route element={<VerifiedOnly />}>
              <Route path={paths.workspace} element={<DashboardPage view="workspace" />} />
              <Route element={<MemberLayout />}>
                <Route path={paths.messages} element={<ConversationPage />} />
                <Route path={paths.member} element={<MemberPage />} />
                <Route path={paths.newProject} element={<NewProjectPage />} />
                <Route path={paths.project} element={<ProjectPage />} />
                <Route path={paths.shortlist} element={<ShortlistPage />} />
                <Route path={paths.comparison} element={<ComparisonPage />} />
                <Route path={paths.newCaseStudy} element={<CaseStudyPage />} />
                <Route path={paths.credits} element={<CreditsPage />} />
                <Route path={paths.caseStudy} element={<CaseStudyPage />} />
                <Route path={paths.referrals} element={<ReferralsPage />} />
              </Route>
              <Route element={<MemberLayout isTitleHeading />}>
                <Route path={paths.settings} element={<SettingsPage />} />
              </Route>
            </Route>
            <Route element={<VerifiedOperators />}>
              <Route element={<MemberLayout />}>
                <Route path={paths.admin} element={<AdminPage />} />
                <Route path={paths.adminPanel} element={<AdminPage />} />
              </Route>
            </Route>
          </Route>
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}

/** Shows the dashboard to signed-in people and the sign-in screen to everybody else, at the same address. */
function Home() {
  const { user } = useSession();
  if (!user) return <SignInScreen />;
  return (
    <VerifiedOnly>
      <DashboardPage />
    </VerifiedOnly>
  );
}

/** Shows the sign-in screen, or the page of the invitation whose emailed link leads here. */
function SignIn() {
  const [search] = useSearchParams();
  const InvitationPage = search.has("team") ? JoinTeamPage : search.has("operator") ? RegisterOperatorPage : undefined;
  if (!InvitationPage)
    return (
      <SignedOutOnly>
        <SignInScreen />
      </SignedOutOnly>
    );
  return (
    <PublicLayout>
      <InvitationPage />
    </PublicLayout>
  );
}

function SignInScreen() {
  return (
    <PublicLayout
      aside={
        <a href="#how-it-works" className={buttonClasses("quiet", "sm", "whitespace-nowrap max-[22rem]:hidden!")}>
          How it works
        </a>
      }
    >
      <SignInPage />
    </PublicLayout>
  );
}

/** Puts a page that everybody may read into the layout that the reader knows. */
function ViewerLayout() {
  const { user } = useSession();
  return user?.email_verified ? <MemberLayout /> : <PublicLayout />;
}

/** Keeps the header where the dashboard, which fills a row of it, breaks or does not load. */
function BrokenDashboard(failure: FailureProps) {
  return (
    <RetryContent value={failure.onRetry}>
      <MemberLayout isTitleHeading>
        <PartFailure {...failure} />
      </MemberLayout>
    </RetryContent>
  );
}

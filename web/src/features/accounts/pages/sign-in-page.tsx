import { ArrowRight } from "lucide-react";
import { useLocation, useSearchParams } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { PageTitle } from "../../../platform/page-title.tsx";
import { paths } from "../../../platform/paths.ts";
import { useProduct } from "../../../platform/product.ts";
import { useSession } from "../../../platform/session.tsx";
import { buttonClasses } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { InlineFailure } from "../../../ui/part-failure.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useResumedCheckout } from "../../billing/use-resumed-checkout.ts";
import { DemoSignIn } from "../components/demo-sign-in.tsx";
import { HowItWorks } from "../components/how-it-works.tsx";
import { SignInCard } from "../components/sign-in-card.tsx";
import { ThreePanels } from "../components/three-panels.tsx";

const SubscriptionDialog = lazyPart(() => import("../../billing/components/subscription-dialog.tsx"), {
  whileLoading: null,
  Failure: InlineFailure,
  mayReload: false,
});

/** Shows visitors what the product is, the sign-in card and how it works. */
export default function SignInPage() {
  const { hasDemoAccounts } = useProduct();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const earlier = useResumedCheckout(search.get("checkout"));
  const { hasEnded } = useSession();
  return (
    <>
      {pathname === paths.signIn ? <PageTitle>Sign in</PageTitle> : <PageTitle />}
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 px-5 pt-6 sm:px-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[repeat(2,auto)_1fr] lg:pt-12">
        {hasEnded && (
          <Notice title="Your session has ended" className="lg:col-span-2">
            Your unsent messages, your brief and the changes to your profile are kept in this tab. Sign in to continue.
          </Notice>
        )}
        <div className="lg:pt-3">
          <h1 className="max-w-[13ch] text-display">
            Where <span className="text-brand">brands</span>, <span className="text-agency">agencies</span> and{" "}
            <span className="text-freelancer">freelancers</span> connect.
          </h1>
          <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">
            Describe what you need in plain words. See who fits, with the words that prove it, and talk to them
            directly.
          </p>
          <p className="mt-3 max-w-[34rem] font-medium">We match on requirements, never on who pays the most.</p>
          <p className="mt-5">
            <a href={paths.explore} className={buttonClasses("secondary")}>
              Explore their work
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </a>
          </p>
        </div>
        <div className="flex flex-col gap-4 lg:row-span-3">
          {earlier.error && <Notice tone="danger">{sentenceOf(earlier.error, "This link has expired.")}</Notice>}
          {earlier.isLoading ? (
            <Card className="p-5 shadow-lg sm:p-7">
              <SectionSpinner label="Looking up your payment" />
            </Card>
          ) : (
            <SignInCard earlier={earlier.data} PaymentDialog={SubscriptionDialog} />
          )}
          {hasDemoAccounts && <DemoSignIn />}
        </div>
        <ThreePanels />
      </div>
      <HowItWorks />
    </>
  );
}

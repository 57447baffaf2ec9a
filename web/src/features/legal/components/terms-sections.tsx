import { legalTerms } from "@triptych/contract/legal";
import {
  pastDueGraceDays,
  plans,
  renewalReminderDaysBefore,
  trialDays,
  trialReminderDaysBefore,
} from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { Link } from "react-router";
import { paths } from "../../../platform/paths.ts";
import type { LegalSection } from "./legal-page.tsx";

export function termsSections(name: string): readonly LegalSection[] {
  return [
    {
      id: "service",
      title: "1. What we offer",
      content: (
        <>
          <p>
            {name} is a marketplace where brands, agencies and freelancers find each other and talk directly. You
            describe what you need or what you do; we show you who fits, with the reasons.
          </p>
          <p>
            We introduce people. We are not a party to what you agree with each other, we do not employ anybody who is
            listed, and we do not handle the money between you.
          </p>
        </>
      ),
    },
    {
      id: "account",
      title: "2. Your account",
      content: (
        <>
          <ul>
            <li>You must be {legalTerms.minimumAge} or over.</li>
            <li>
              You choose one account type: brand, agency or freelancer. Choose the one that is true.{" "}
              <strong>Misrepresenting your account type may lead to suspension.</strong>
            </li>
            <li>
              Give a working email address and verify it. Keep your password to yourself: you answer for what is done
              with your account.
            </li>
            <li>
              An agency may share its account with people who work there. The agency answers for what they do in its
              name.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "plans",
      title: "3. Plans and payment",
      content: (
        <>
          <ul>
            <li>Brands use {name} free of charge.</li>
            <li>
              Agencies pay {formatPounds(plans.agency.pricePence)} and freelancers{" "}
              {formatPounds(plans.freelancer.pricePence)} per month, in pounds sterling.
            </li>
            <li>
              Paid plans begin with a free trial of {trialDays} days, once per person and payment card. We ask for a
              card at the start and tell you the date of the first payment. We remind you {trialReminderDaysBefore} days
              before it.
            </li>
            <li>
              Payments are <strong>billed monthly in advance</strong> and <strong>renew automatically</strong> until you
              cancel. A reminder is sent {renewalReminderDaysBefore} days before each renewal, unless you have switched
              it off.
            </li>
            <li>
              You can cancel at any time in your dashboard. Your subscription then stays active until the end of the
              period you have paid for.
            </li>
            <li>
              Payments are <strong>non-refundable, except where the law requires a refund</strong>.
            </li>
            <li>
              If a renewal fails, your access continues for {pastDueGraceDays} days while the payment is tried again.
            </li>
          </ul>
          <p>
            Payments are taken by the payment provider that is named when you pay. We never see or keep your full card
            number. If a price changes, we tell you at least {legalTerms.priceNoticeDays} days before it applies to you.
          </p>
        </>
      ),
    },
    {
      id: "matching",
      title: "4. How matching works",
      content: (
        <>
          <p>
            Matches are ranked by how well a profile meets the requirements of a brief. What anybody pays has no
            influence on the order. A subscription decides whether an agency or freelancer is listed, never where.
          </p>
          <p>
            Reasons quote the profiles they rest on. Profiles are written by their owners and we do not check every
            claim, so a match is a suggestion and not a promise. Please satisfy yourself before you engage somebody.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "5. What you write",
      content: (
        <>
          <p>
            Your profile, briefs and messages stay yours. You allow us to store them and to show them to other members
            as far as the service needs it: your profile to those who may find you, your messages to those you write to.
          </p>
          <p>What you publish must be true, must be yours to use, and must not break the law or anybody's rights.</p>
        </>
      ),
    },
    {
      id: "conduct",
      title: "6. How we treat each other",
      content: (
        <>
          <p>You may not:</p>
          <ul>
            <li>pretend to be somebody else, or claim work that is not yours;</li>
            <li>send unwanted bulk messages, or harass, threaten or discriminate against anybody;</li>
            <li>
              collect other members' details by automated means, or use them for anything but the contact they were
              shown for;
            </li>
            <li>disturb or get round the service's security or limits;</li>
            <li>refer yourself, or open accounts to earn referral rewards.</li>
          </ul>
          <p>You can block anybody. Members you have blocked can neither write to you nor see you in their matches.</p>
        </>
      ),
    },
    {
      id: "ending",
      title: "7. Suspension and ending",
      content: (
        <>
          <p>
            You can delete your account at any time in your settings. We may suspend or close an account that breaks
            these terms. Where that is reasonable we tell you why beforehand, so that you can put it right.
          </p>
          <p>
            Accounts that have not been used for {legalTerms.inactiveMonths} months may be anonymised or deleted. A
            running subscription counts as use.
          </p>
        </>
      ),
    },
    {
      id: "liability",
      title: "8. Liability",
      content: (
        <>
          <p>
            We provide the service with reasonable care, but do not promise that it is always available, or that you
            will find work or the right partner through it.
          </p>
          <p>
            As far as the law allows, our total liability to you is{" "}
            <strong>capped at the amount you paid us in the past {legalTerms.liabilityMonths} months</strong>, and we
            are not liable for lost profit or indirect loss. Nothing here limits liability that cannot be limited by
            law, such as for death or personal injury caused by negligence, or for fraud. Your rights as a consumer are
            not affected.
          </p>
        </>
      ),
    },
    {
      id: "changes",
      title: "9. Changes and law",
      content: (
        <>
          <p>
            When we change these terms in a way that matters, we tell you by email or when you next sign in before the
            change applies. If you do not agree, you can close your account.
          </p>
          <p>
            These terms are governed by the law of England and Wales. If you are a consumer elsewhere, you keep the
            protection of the law where you live.
          </p>
          <p>
            How we handle personal information is set out in the <Link to={paths.privacy}>Privacy Policy</Link>.
          </p>
        </>
      ),
    },
  ];
}

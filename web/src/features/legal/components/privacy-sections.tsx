import { accountLimits } from "@triptych/contract/accounts";
import { unclaimedHours } from "@triptych/contract/billing";
import { legalTerms } from "@triptych/contract/legal";
import { guestLinkDays } from "@triptych/contract/shortlist-limits";
import { Link } from "react-router";
import { paths } from "../../../platform/paths.ts";
import type { LegalSection } from "./legal-page.tsx";

const longestGuestLinkDays = Math.max(...guestLinkDays);

export function privacySections(name: string): readonly LegalSection[] {
  return [
    {
      id: "who",
      title: "1. Who is responsible",
      content: (
        <p>
          The operator of this {name} site is responsible for what is described here. To reach us about your personal
          information, reply to any email that {name} has sent you.
        </p>
      ),
    },
    {
      id: "what",
      title: "2. What we hold",
      content: (
        <ul>
          <li>
            <strong>Your account:</strong> username, email address, account type, a protected form of your password that
            cannot be turned back into it, your notification choices, and where you are signed in: since when, from
            which network address and with which browser.
          </li>
          <li>
            <strong>Your profile:</strong> what you enter in it, and your case studies: their words and pictures, whom
            you credit on them, whether they or you confirmed it, and which of others&apos; you reported. A name is
            shown on a case study once its owner has confirmed it. If you turn your public page on, everybody can read
            your case studies, your profile and the references about you without an account, but never your email
            address, your availability or your rate.
          </li>
          <li>
            <strong>Your files:</strong> photos, logos and what else you upload. Pictures are drawn anew without the
            place, the camera and whatever else their file says, and we do not keep the original. Anybody who has the
            address of your photo can open it. A file that nothing uses is removed after a day.
          </li>
          <li>
            <strong>Your use of the marketplace:</strong> briefs, their results and how both changed, feedback on
            matches, suggestions you skipped, contacts, messages, introductions with what you showed of a brief and how
            they were answered, shortlists with notes, votes and the names that guests vote by, projects, what you and
            others say of each other in references and which of them you reported, and who you have blocked. Published
            references are shown to other members with the name of their author, until they are removed or either
            account is deleted. How often and how quickly you answer introductions is shown to other members from the
            fifth on. Somebody who has saved your profile can show what is public in it to guests, by a link that ends.
          </li>
          <li>
            <strong>Payment:</strong> the state of your subscription, what you were charged, the references of our
            payment provider and its fingerprint of your card, which is no card number. The provider holds your card
            details; we do not.
          </li>
          <li>
            <strong>Referrals:</strong> the addresses you invite, what came of it, who invited you, and where rewards
            are to be sent with a telephone number, if you tell us. If you register by somebody's link: whose it was,
            and a coded form of the network and browser you registered with, which we can only compare with that of
            others who came by the same link.
          </li>
          <li>
            <strong>Support:</strong> what our operators did to your account, when, and which of them.
          </li>
          <li>
            <strong>Technical records:</strong> the address your requests come from and their time, kept for security
            and for finding faults.
          </li>
        </ul>
      ),
    },
    {
      id: "why",
      title: "3. Why, and on what ground",
      content: (
        <ul>
          <li>
            To run the service you signed up for: matching, messages, projects, subscription. Ground: our contract with
            you.
          </li>
          <li>
            To keep it safe, prevent abuse and correct faults. Ground: our legitimate interest in a service that works.
          </li>
          <li>
            To send you the emails you need (verification, password, billing) and those you have not switched off (new
            messages, renewals). Ground: contract and legitimate interest.
          </li>
          <li>To keep the records that tax and accounting law require. Ground: legal obligation.</li>
        </ul>
      ),
    },
    {
      id: "matching",
      title: "4. Matching and language models",
      content: (
        <>
          <p>
            Matching reads briefs and profiles, and nothing about payments. It ranks; it takes no decision about you,
            and people decide whom they write to. Every reason that is shown quotes the profile it rests on.
          </p>
          <p>
            Matching, improving a brief and drafting a first message all work on our own server. Where the operator has
            switched on an outside language model, the text of the brief and the parts of profiles it concerns are sent
            to that model to be read. Your password, email address, messages and payment records are never sent there.
          </p>
        </>
      ),
    },
    {
      id: "who-sees",
      title: "5. Who sees it",
      content: (
        <>
          <ul>
            <li>
              <strong>Signed-in members</strong> see your username and profile. Your email address is not shown to them.
            </li>
            <li>
              <strong>The person you write to</strong> sees your messages. In an agency's shared account, everybody in
              the agency sees them, and who of them wrote which.
            </li>
            <li>
              <strong>The person who invited you</strong> sees your username and email address once you have joined
              through them.
            </li>
            <li>
              <strong>Our service providers</strong> see what their task needs: hosting, sending email, taking payments,
              and a language model where one is switched on. They act on our instructions.
            </li>
            <li>
              <strong>Authorities</strong>, where the law obliges us.
            </li>
          </ul>
          <p>
            We do not sell personal information, show advertising or let others track you here. Avatars are drawn on our
            own server, so no outside service learns who looks at whom. Where a provider is outside the United Kingdom,
            we rely on an adequacy decision or on approved contract terms.
          </p>
        </>
      ),
    },
    {
      id: "cookies",
      title: "6. Cookies and your browser's storage",
      content: (
        <p>
          We set up to six cookies. One keeps you signed in: for {accountLimits.sessionDays} days, or{" "}
          {accountLimits.rememberedSessionDays} if you choose Remember me. One only says that there is such a session,
          so that this site need not ask, and goes with it. The third is set when you begin to pay before you have an
          account, and says for {unclaimedHours} hours that this payment is yours. The fourth is set when you register
          by somebody's link, and marks this browser for {accountLimits.referralMarkDays} days, so that several accounts
          made in it count once as a referral. The fifth remembers for {accountLimits.knownBrowserDays} days that you
          signed in at this browser, so that wrong passwords of others cannot keep you out. The sixth is set when you
          open a list that somebody shared with you, and marks this browser for {longestGuestLinkDays} days, so that
          nobody else changes your votes. Your browser also keeps your choice of light or dark, drafts until you close
          the tab or sign out, messages that wait for a connection with their files, until they are sent or you sign
          out, and, until you sign out or for 14 days, what you opened last, such as briefs and conversations, so that
          you can read it without a connection. There are no advertising or analytics cookies. Payment forms may set
          cookies of the payment provider to prevent fraud.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "7. How long we keep it",
      content: (
        <ul>
          <li>
            Account, profile, briefs, introductions and messages: until you delete your account. Accounts that have not
            been used for {legalTerms.inactiveMonths} months may be anonymised or deleted.
          </li>
          <li>
            When you delete your account, your conversations are deleted with it, for the people you wrote to as well,
            and your name and address are taken out of the log of whoever invited you.
          </li>
          <li>
            A project that you own is deleted with your account, unless somebody has accepted it. What you agreed on
            then (title, description and plan) stays with them as long as they are in it, without your name, your notes
            and your brief. References go, those you gave and those about you.
          </li>
          <li>
            When you leave an agency's team, your sign-in is deleted. The messages you wrote in the agency's name stay
            with the agency, under your username.
          </li>
          <li>
            Payment records: as long as tax and accounting law require, without your name and email address once your
            account is deleted. Our payment provider keeps its own.
          </li>
          <li>
            What our operators did to an account, with its username: permanently, so that it can be accounted for.
          </li>
          <li>
            Email addresses that were invited and should not be written to again: permanently, as a digest that shows
            nothing else.
          </li>
          <li>Backups: until they are replaced, as the operator of this site has set it.</li>
          <li>
            The username of a deleted account: for {accountLimits.usernameRestDays} days, in a form that shows nothing
            else, so that nobody takes it over from you.
          </li>
          <li>
            Which addresses and cards have had a free trial: permanently, in a form that shows nothing else, so that a
            trial is given once.
          </li>
        </ul>
      ),
    },
    {
      id: "rights",
      title: "8. Your rights",
      content: (
        <>
          <p>
            You can see and correct your information in your profile and settings, take a copy with you, and delete your
            account. The copy holds everything but secrets such as the protected password, digests, and what is worked
            out from the rest; an agency's teammates take and delete what is their own. You can object to a use, ask us
            to restrict it, and withdraw any consent. To use a right that has no button, write to us; we answer within
            one month.
          </p>
          <p>
            If you are not satisfied, you can complain to the Information Commissioner's Office in the United Kingdom,
            or to the authority where you live.
          </p>
        </>
      ),
    },
    {
      id: "more",
      title: "9. Age, safety and changes",
      content: (
        <>
          <p>
            {name} is for people of {legalTerms.minimumAge} and over. Connections to a public site are encrypted, and
            access to stored information is limited to those who need it. When we change this policy in a way that
            matters, we tell you before it applies.
          </p>
          <p>
            The agreement between us is in the <Link to={paths.terms}>Terms and Conditions</Link>.
          </p>
        </>
      ),
    },
  ];
}

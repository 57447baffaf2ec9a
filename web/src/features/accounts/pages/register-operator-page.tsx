import type { findOperatorInvitation } from "@triptych/contract/accounts";
import type { ReplyOf } from "@triptych/contract/endpoint";
import { ShieldCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { type InvitationCard, InvitationPage } from "../components/invitation-page.tsx";
import { RegisterOperatorForm } from "../components/register-operator-form.tsx";
import { useOperatorInvitation } from "../api.ts";

/** Registers an account for a reserved username, by the link that the operator command prints. */
export default function RegisterOperatorPage() {
  const [search] = useSearchParams();
  const token = search.get("operator") ?? "";
  const { data: invitation, error } = useOperatorInvitation(token);
  return (
    <InvitationPage
      pageTitle="Create your account"
      token={token}
      error={error}
      card={invitation && cardOf(invitation)}
      renderForm={(onRegistered) =>
        invitation && <RegisterOperatorForm token={token} username={invitation.username} onRegistered={onRegistered} />
      }
      invalid={{
        title: "This link cannot be used",
        help: "The person who runs the server can create another one.",
      }}
    />
  );
}

const cardOf = ({ username, isAdmin }: ReplyOf<typeof findOperatorInvitation>): InvitationCard => ({
  icon: <ShieldCheck className="size-6" />,
  title: `Create the account ${username}`,
  text: isAdmin
    ? "This is an operator's account. It can open the Admin Panel once you have verified your email."
    : "Your username is already set. Enter your email and choose a password.",
  signOutText: "Sign out to create this account.",
  signOutLabel: "Sign out and create it",
});

import { settingsPath } from "../../../platform/paths.ts";
import { LinkQuestion } from "../../../ui/link-question.tsx";
import { useStopAvailabilityEmails } from "../api.ts";

/** Stops the emails that ask whether somebody is still free, by the link in such an email. */
export default function StopAvailabilityEmailsPage() {
  return (
    <LinkQuestion
      pageTitle="Unsubscribe"
      command={useStopAvailabilityEmails()}
      question={{
        title: "Stop emails about your availability?",
        text: "What your profile says is then shown as not confirmed after a while, unless you confirm it yourself.",
        button: "Unsubscribe",
      }}
      done={{
        title: "You are unsubscribed",
        text: "You will no longer receive emails about your availability. You can turn them on again in your settings.",
      }}
      incompleteText="This link is incomplete. You can turn these emails off in your settings."
      next={{ label: "Go to settings", path: settingsPath("notifications") }}
    />
  );
}

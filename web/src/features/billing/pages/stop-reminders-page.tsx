import { settingsPath } from "../../../platform/paths.ts";
import { LinkQuestion } from "../../../ui/link-question.tsx";
import { useStopReminders } from "../api.ts";

/** Stops the reminders before a payment, by the link in a reminder. */
export default function StopRemindersPage() {
  return (
    <LinkQuestion
      pageTitle="Stop payment reminders"
      command={useStopReminders()}
      question={{
        title: "Stop payment reminders?",
        text: "We will no longer email you before a payment is taken. Your subscription continues as it is, and we still email you when something about it changes.",
        button: "Unsubscribe",
      }}
      done={{
        title: "You are unsubscribed",
        text: "We will no longer remind you before a payment. You can turn the reminders on again in your settings.",
      }}
      incompleteText="This link is incomplete. You can turn the reminders off in your settings."
      next={{ label: "Go to settings", path: settingsPath("notifications") }}
    />
  );
}

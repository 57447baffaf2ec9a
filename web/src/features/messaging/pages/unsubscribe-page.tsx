import { settingsPath } from "../../../platform/paths.ts";
import { LinkQuestion } from "../../../ui/link-question.tsx";
import { useUnsubscribe } from "../api.ts";

/** Stops the emails about unread messages, by the link in such an email. */
export default function UnsubscribePage() {
  return (
    <LinkQuestion
      pageTitle="Unsubscribe"
      command={useUnsubscribe()}
      question={{
        title: "Stop emails about unread messages?",
        text: "Your messages stay where they are. We only stop emailing you about them.",
        button: "Unsubscribe",
      }}
      done={{
        title: "You are unsubscribed",
        text: "You will no longer receive emails about unread messages. You can turn them on again in your settings.",
      }}
      incompleteText="This link is incomplete. You can turn these emails off in your settings."
      next={{ label: "Go to settings", path: settingsPath("notifications") }}
    />
  );
}

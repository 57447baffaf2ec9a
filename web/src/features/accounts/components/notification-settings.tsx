import { availabilityLimits } from "@triptych/contract/availability";
import { payingTypes, renewalReminderDaysBefore, trialReminderDaysBefore } from "@triptych/contract/billing";
import { messagingLimits } from "@triptych/contract/messaging";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useSession, useUser } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { toast, toastError } from "../../../ui/toast.ts";
import { useUpdateNotificationPreferences } from "../api.ts";
import { SettingsSection } from "./settings-section.tsx";

const loadSchema = async () => (await import("@triptych/contract/accounts")).updateNotificationPreferences.body;

/** Lets people choose which emails they get. Only owners of paid accounts are asked about billing emails. */
export function NotificationSettings() {
  const user = useUser();
  const { refresh } = useSession();
  const update = useUpdateNotificationPreferences();
  const current = {
    email_notifications_billing: user.email_notifications_billing,
    email_notifications_messages: user.email_notifications_messages,
    email_notifications_availability: user.email_notifications_availability,
  };
  const form = useContractForm(loadSchema, { defaultValues: current, values: current });
  const isBilled = user.role === "owner" && payingTypes.some((type) => type === user.userType);
  const send = form.onSubmit(
    async (body) => {
      await update.mutateAsync({ body });
      await refresh();
      form.reset(body);
      toast({ title: "Notification preferences updated successfully" });
    },
    (error) => toastError(sentenceOf(error, "Failed to update notification preferences")),
  );
  return (
    <SettingsSection
      title="Notification preferences"
      description="Choose which emails we send you. You always get those about your password, your email address and your payments."
    >
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        {isBilled && (
          <Checkbox
            label="Billing renewal reminders"
            description={`${renewalReminderDaysBefore} days before a renewal, and ${trialReminderDaysBefore} days before a trial ends, with a link to cancel.`}
            {...form.register("email_notifications_billing")}
          />
        )}
        <Checkbox
          label="Message notifications"
          description={`When a message has waited unread for ${messagingLimits.unreadMailMinutes} minutes.`}
          {...form.register("email_notifications_messages")}
        />
        {(user.userType === "agency" || user.userType === "freelancer") && (
          <Checkbox
            label="Availability"
            description={`Every ${availabilityLimits.confirmedForDays} days, to ask whether you are still free when your profile says.`}
            {...form.register("email_notifications_availability")}
          />
        )}
        <Button type="submit" isBusy={form.isSending} className="self-start">
          Save preferences
        </Button>
      </form>
    </SettingsSection>
  );
}

import { adminLimits, type AdminUser } from "@triptych/contract/admin";
import { type ReactNode, useId, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useExtendTrial } from "../api.ts";
import { actionFor, daysError, daysOf, statusOf, toneOf, wordsOf } from "../rules.ts";
import { SubscriptionManagement } from "./subscription-management.tsx";

const { extensionDaysMin, extensionDaysMax, extensionDaysDefault } = adminLimits;

export function ExtendTrialDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const formId = useId();
  const [typed, setTyped] = useState(String(extensionDaysDefault));
  const extend = useExtendTrial();
  const days = daysOf(typed);
  const error = daysError(days);

  // NOTE: awaits the call, because callbacks of the mutation do not run once the dialog was closed.
  const send = async () => {
    if (error || extend.isPending) return;
    try {
      await extend.mutateAsync({ body: { userId: user.id, days } });
      toast({ title: "Trial Extended", description: `Successfully extended trial for ${user.username}` });
      onClose();
    } catch (failure) {
      toastError(sentenceOf(failure, "Failed to extend trial"));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Extend Trial Period"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={formId} isBusy={extend.isPending}>
            Extend Trial
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <UserFacts user={user} />
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Field
            label="Extension Days"
            error={error}
            hint={error ? undefined : `This will extend the trial period by ${days} days`}
          >
            <Input
              type="number"
              inputMode="numeric"
              min={extensionDaysMin}
              max={extensionDaysMax}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => setTyped(String(days))}
            />
          </Field>
        </form>
        {actionFor(user) && <SubscriptionManagement user={user} />}
      </div>
    </Dialog>
  );
}

function UserFacts({ user }: { user: AdminUser }) {
  const status = statusOf(user);
  const trialEnd = user.stripe_data?.trial_end;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-[0.9375rem]">
      <Fact label="Username">{user.username}</Fact>
      <Fact label="Email">{user.email}</Fact>
      <Fact label="Current Status">
        <Badge tone={toneOf(status)}>{status ? wordsOf(status) : "Unknown"}</Badge>
      </Fact>
      {trialEnd && <Fact label="Current Trial End">{formatDate(trialEnd)}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

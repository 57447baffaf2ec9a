import { defaultGuestLinkDays, guestLinkDays, type Shortlist } from "@triptych/contract/shortlists";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { formatDate } from "../../../platform/format.ts";
import { sharedListPath } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { toast } from "../../../ui/toast.ts";
import { useShare, useWithdrawShare } from "../api.ts";

export interface ShareDialogProps {
  list: Pick<Shortlist, "id" | "share">;
  onClose: () => void;
}

const dayOptions = guestLinkDays.map((days) => ({ value: String(days), label: `${days} days` }));

/** Makes the link for guests, shows it once, and withdraws it. */
export default function ShareDialog({ list: { id: shortlistId, share }, onClose }: ShareDialogProps) {
  const [days, setDays] = useState(String(defaultGuestLinkDays));
  const [showsNotes, setShowsNotes] = useState(false);
  const make = useShare();
  const withdraw = useWithdrawShare();
  const error = make.error ?? withdraw.error;
  const params = { shortlistId };
  const onMake = () =>
    make.mutate({ params, body: { days: guestLinkDays.find((each) => String(each) === days) ?? 30, showsNotes } });
  const onWithdraw = () =>
    withdraw.mutate(
      { params },
      {
        onSuccess: () => {
          make.reset();
          toast({ title: "The link no longer works", description: "The votes of guests stay." });
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share with guests"
      description="Whoever has the link sees the people on this list, how they fit, and each other's votes, without an account. They see no email address, no status, no vote of your team and nothing of your budget."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button variant={make.data ? "secondary" : "accent"} isBusy={make.isPending} onClick={onMake}>
            {share || make.data ? "Make a new link" : "Make a link"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {error && <Notice tone="danger">{sentenceOf(error, "That did not work. Please try again.")}</Notice>}
        {make.data ? (
          <NewLink address={`${location.origin}${sharedListPath(make.data.token)}`} />
        ) : (
          share && (
            <p>
              A link works until {formatDate(share.expiresAt)}
              {share.showsNotes && " and shows your notes"}. We keep no copy, so we cannot show it again; a new link
              ends it.
            </p>
          )
        )}
        {share && (
          <Button variant="secondary" isBusy={withdraw.isPending} onClick={onWithdraw} className="self-start">
            Withdraw the link
          </Button>
        )}
        <RadioGroup
          legend={share || make.data ? "How long a new link works" : "How long the link works"}
          options={dayOptions}
          value={days}
          onChange={setDays}
          className="sm:grid! sm:grid-cols-3"
        />
        <Checkbox
          label="Show our notes"
          description="Guests read what your team wrote about each person."
          checked={showsNotes}
          onChange={({ target }) => setShowsNotes(target.checked)}
        />
      </div>
    </Dialog>
  );
}

function NewLink({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard
      .writeText(address)
      .then(() => setIsCopied(true))
      .catch(() => toast({ title: "Please copy the link by hand", variant: "info" }));
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:items-end">
      <Field label="The link" hint="Copy it now: it is shown only once." className="sm:grow">
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <Button variant="accent" onClick={copy} className="sm:mb-6.5">
        {isCopied ? <Check aria-hidden="true" className="size-4" /> : <Copy aria-hidden="true" className="size-4" />}
        {isCopied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}

import type { Attachment } from "@triptych/contract/attachments";
import { sentenceOf } from "../../../platform/api-error.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { toastError } from "../../../ui/toast.ts";
import { useDeleteAttachment } from "../api.ts";

interface DeleteAttachmentProps {
  contact: { id: string; displayName: string };
  messageId: string;
  /** Is null while nothing is asked. */
  attachment: Attachment | null;
  onClose: () => void;
}

/** Asks whether an attachment is to be deleted for both, which nobody can undo. */
export function DeleteAttachment({ contact, messageId, attachment, onClose }: DeleteAttachmentProps) {
  const remove = useDeleteAttachment(contact.id);

  async function confirm() {
    try {
      await remove.mutateAsync({ params: { messageId, fileId: attachment!.id } });
    } catch (error) {
      toastError(sentenceOf(error, "The attachment could not be deleted."));
    }
    onClose();
  }

  return (
    <AlertDialog
      open={attachment !== null}
      title="Delete this attachment?"
      description={`You and ${contact.displayName} can't open it any more, and it can't be brought back. What somebody has saved stays with them.`}
      confirmLabel="Delete for both"
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

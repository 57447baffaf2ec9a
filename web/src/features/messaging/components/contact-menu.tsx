import { Ban, EllipsisVertical, FolderPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { newProjectPath } from "../../../platform/paths.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { DropdownMenu, MenuItem } from "../../../ui/dropdown-menu.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useBlockContact, useDeleteContact } from "../api.ts";

export interface ContactMenuProps {
  contact: { id: string; displayName: string };
  /** Runs after the contact was deleted or blocked. */
  onGone: () => void;
}

export function ContactMenu({ contact, onGone }: ContactMenuProps) {
  const [asked, setAsked] = useState<"delete" | "block" | null>(null);
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="quiet" size="icon" aria-label={`Options for ${contact.displayName}`} className="size-9!">
            <EllipsisVertical aria-hidden="true" className="size-4.5" />
          </Button>
        }
      >
        <MenuItem asChild>
          <Link to={newProjectPath({ contact: contact.id })}>
            <FolderPlus aria-hidden="true" />
            New Project
          </Link>
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => setAsked("delete")}>
          Delete Contact
        </MenuItem>
        <MenuItem icon={<Ban aria-hidden="true" />} isDestructive onSelect={() => setAsked("block")}>
          Block Contact
        </MenuItem>
      </DropdownMenu>
      <DeleteQuestion contact={contact} isOpen={asked === "delete"} onClose={() => setAsked(null)} onGone={onGone} />
      <BlockQuestion contact={contact} isOpen={asked === "block"} onClose={() => setAsked(null)} onGone={onGone} />
    </>
  );
}

interface QuestionProps extends ContactMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

function DeleteQuestion({ contact, isOpen, onClose, onGone }: QuestionProps) {
  const remove = useDeleteContact();
  const confirm = () =>
    remove.mutate(
      { body: { contactId: contact.id } },
      {
        onSuccess: () => {
          toast({ title: "Contact deleted", description: "The contact has been removed from your list." });
          onGone();
        },
        onError: () => toastError("Failed to delete contact."),
        onSettled: onClose,
      },
    );
  return (
    <AlertDialog
      open={isOpen}
      title="Delete this contact?"
      confirmLabel="Delete Contact"
      isDestructive
      isBusy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
      description={
        <>
          <bdi>{contact.displayName}</bdi> leaves your list. If either of you writes again, the conversation comes back
          with its messages.
        </>
      }
    />
  );
}

/** Asks for confirmation, then blocks the person. */
export function BlockQuestion({ contact, isOpen, onClose, onGone }: QuestionProps) {
  const block = useBlockContact();
  const confirm = () =>
    block.mutate(
      { body: { contactId: contact.id } },
      {
        onSuccess: () => {
          toast({
            title: "Contact blocked",
            description: "This user has been blocked and will no longer appear in your contacts.",
          });
          onGone();
        },
        onError: () => toastError("Failed to block contact."),
        onSettled: onClose,
      },
    );
  return (
    <AlertDialog
      open={isOpen}
      title="Block this contact?"
      confirmLabel="Block Contact"
      isDestructive
      isBusy={block.isPending}
      onConfirm={confirm}
      onCancel={onClose}
      description={
        <>
          You and <bdi>{contact.displayName}</bdi> will not be able to write to each other or find each other. You can
          unblock them from your contacts at any time.
        </>
      }
    />
  );
}

import { useLoadSoon } from "../../../platform/quiet-page.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useBriefs, useContacts, useIntroductionsWith } from "../api.ts";
import { draftFrom, draftFromCard, newestCard } from "../rules.ts";

// NOTE: loaded on its own, because the projects come first.
const NewProjectForm = lazyPart(async () => ({ default: (await import("./new-project-form.tsx")).NewProjectForm }), {
  mayReload: false,
});

export interface NewProjectDialogProps {
  isOpen: boolean;
  /** Names the person to invite, where the form was opened from a conversation. */
  contactId: string | null;
  /** Names the brief to copy, where the form was opened from a brief. */
  briefId: string | null;
  onClose: () => void;
}

export function NewProjectDialog({ isOpen, contactId, briefId, onClose }: NewProjectDialogProps) {
  useLoadSoon(NewProjectForm.preload);
  return (
    <Dialog open={isOpen} onClose={onClose} title="Create new project">
      <NewProject contactId={contactId} briefId={briefId} onDone={onClose} />
    </Dialog>
  );
}

function NewProject({
  contactId,
  briefId,
  onDone,
}: {
  contactId: string | null;
  briefId: string | null;
  onDone: () => void;
}) {
  const contacts = useContacts(contactId !== null);
  const briefs = useBriefs(briefId !== null);
  const introductions = useIntroductionsWith(briefId === null ? contactId : null);
  if (contacts.isLoading || briefs.isLoading || introductions.isLoading) return <SectionSpinner />;
  const contact = contacts.data?.find(({ id }) => id === contactId);
  const brief = briefs.data?.find(({ id }) => id === briefId);
  const isSomethingMissing = (contactId !== null && !contact) || (briefId !== null && !brief);
  const card = contact && newestCard(introductions.data ?? []);
  return (
    <NewProjectForm
      contact={contact}
      brief={brief}
      draft={card ? draftFromCard(card) : draftFrom(brief?.text)}
      isSomethingMissing={isSomethingMissing}
      onDone={onDone}
    />
  );
}

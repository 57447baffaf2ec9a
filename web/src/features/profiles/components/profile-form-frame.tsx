import { type FormEvent, type ReactNode, useRef } from "react";
import { useUser } from "../../../platform/session.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { focusFirstInvalid, useProfileFormContext } from "../form-context.ts";
import { CompletenessCard } from "./completeness-card.tsx";
import { SaveBar } from "./save-bar.tsx";

interface ProfileFormFrameProps {
  title: string;
  description: string;
  actions: ReactNode;
  children: ReactNode;
}

/** Shows what the three profile forms share: the heading, how complete the profile is, and the save bar. */
export function ProfileFormFrame({ title, description, actions, children }: ProfileFormFrameProps) {
  const { profileData } = useUser();
  const form = useProfileFormContext();
  const element = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await form.save();
    focusFirstInvalid(element.current);
  };
  return (
    <>
      <PageHeader level="h2" title={title} description={description} actions={actions} />
      <form ref={element} onSubmit={(event) => void submit(event)} noValidate aria-label={title}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <aside aria-label="Completeness" className="lg:sticky lg:top-6 lg:order-last">
            <CompletenessCard />
          </aside>
          <div className="flex min-w-0 flex-col gap-6">{children}</div>
        </div>
        <SaveBar isNew={profileData === null} />
      </form>
    </>
  );
}

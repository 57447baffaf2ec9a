import { Search, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { dashboardPath } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { buttonClasses } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Input } from "../../../ui/input.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useContacts } from "../api.ts";
import { contactsNamed, maySearchContacts } from "../contact-search.ts";
import { BlockedPeople } from "./blocked-people.tsx";
import { ContactRow } from "./contact-row.tsx";

export interface ContactListProps {
  openId: string | null;
  onOpen: (contactId: string) => void;
  /** Runs after the open contact was deleted or blocked. */
  onGone: () => void;
  /** Returns what stands below somebody's last message. */
  renderSign?: (contactId: string) => ReactNode;
}

export function ContactList(props: ContactListProps) {
  return (
    <>
      <header className="flex min-h-16 items-center justify-between gap-3 border-b ps-5 pe-3">
        <h2 className="text-lg font-semibold">Your contacts</h2>
        <BlockedPeople />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Contacts {...props} />
      </div>
    </>
  );
}

function Contacts({ openId, onOpen, onGone, renderSign }: ContactListProps) {
  const { data: contacts, isError, isFetching, refetch } = useContacts();
  const { userType } = useUser();
  const [typed, setTyped] = useState("");
  if (!contacts) {
    if (isError)
      return <ErrorState message="Failed to fetch contacts" isRetrying={isFetching} onRetry={() => void refetch()} />;
    return <Waiting />;
  }
  if (contacts.length === 0) {
    return (
      <EmptyState
        icon={<Users />}
        title="No contacts yet"
        description={
          userType === null
            ? "When somebody writes to you, the conversation will appear here."
            : "Search for people and write to somebody you like. The conversation will appear here."
        }
        action={
          userType !== null && (
            <Link to={dashboardPath("search")} className={buttonClasses("secondary")}>
              Search for people
            </Link>
          )
        }
      />
    );
  }
  const maySearch = maySearchContacts(contacts);
  const shown = maySearch ? contactsNamed(contacts, typed) : contacts;
  return (
    <>
      {maySearch && (
        <div className="relative px-3 pt-3">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute start-6 bottom-3.5 size-4 text-ink-faint"
          />
          <Input
            type="search"
            aria-label="Search your contacts"
            placeholder="Search your contacts"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="ps-9!"
          />
        </div>
      )}
      <ul className="p-2">
        {shown.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            isOpen={contact.id === openId}
            sign={renderSign?.(contact.id)}
            onOpen={() => onOpen(contact.id)}
            onGone={() => contact.id === openId && onGone()}
          />
        ))}
      </ul>
      <p role="status" className="px-5 text-center text-[0.9375rem] text-ink-soft">
        {shown.length === 0 && "None of your contacts has this name."}
      </p>
    </>
  );
}

function Waiting() {
  return (
    <div className="space-y-5 p-5">
      <output className="sr-only">Loading contacts</output>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-11 rounded-full!" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

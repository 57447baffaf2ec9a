import { useLocation, useNavigate, useSearchParams } from "react-router";
import { MessageSquare } from "lucide-react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { classes } from "../../../ui/classes.ts";
import { useLiveIntroductions } from "../../introductions/api.ts";
import { IntroductionSign } from "../../introductions/components/introduction-sign.tsx";
import { useLoadSoon } from "../../../platform/quiet-page.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";
import { useContacts } from "../api.ts";
import { ContactList } from "../components/contact-list.tsx";

// NOTE: loaded on its own, because the list of contacts comes first.
const IntroducedConversation = lazyPart(
  async () => ({ default: (await import("./introduced-conversation.tsx")).IntroducedConversation }),
  {
    whileLoading: (
      <div className="my-auto">
        <SectionSpinner label="Loading messages" />
      </div>
    ),
  },
);

/** Shows the contacts on the left and a conversation on the right; on narrow screens, or without contacts, one of the two. */
export default function MessagingPanel() {
  const { contactId, searchText, briefId, open, close, forgetSearch, forgetBrief } = useOpenContact();
  useLiveIntroductions();
  useLoadSoon(IntroducedConversation.preload);
  const { data: contacts } = useContacts();
  const isAlone = contactId === null && contacts?.length === 0;
  return (
    <section
      aria-label="Messages"
      className="flex h-[clamp(500px,72dvh,600px)] overflow-hidden max-sm:h-[clamp(20rem,100dvh-var(--foot)-var(--note)-8.5rem,37.5rem)] rounded-xl border border-line bg-surface shadow-sm"
    >
      <div
        className={classes(
          "flex w-full min-w-0 flex-col",
          !isAlone && "sm:w-72 sm:shrink-0 sm:border-e md:w-80",
          contactId !== null && "max-sm:hidden",
        )}
      >
        <ContactList
          openId={contactId}
          onOpen={open}
          onGone={close}
          renderSign={(id) => <IntroductionSign personId={id} />}
        />
      </div>
      <div
        className={classes("min-w-0 flex-1 flex-col", !isAlone && "sm:flex", contactId === null ? "hidden" : "flex")}
      >
        {contactId === null ? (
          <EmptyState icon={<MessageSquare />} title="Select a contact to start messaging" className="my-auto" />
        ) : (
          <IntroducedConversation
            key={contactId}
            contactId={contactId}
            briefId={briefId}
            onBriefLeftOut={forgetBrief}
            searchText={searchText}
            onSearchUsed={forgetSearch}
            onBack={close}
            onGone={close}
            isBackOnNarrowOnly
            headingLevel="h2"
          />
        )}
      </div>
    </section>
  );
}

interface SearchState {
  searchText?: string;
  briefId?: string;
}

/** Reads the open contact and the brief from the address, and the search text from the navigation state. */
function useOpenContact() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const contactId = search.get("contact");
  const { searchText, briefId = search.get("brief") ?? undefined } = (location.state ?? {}) as SearchState;
  const keep = (state: SearchState) =>
    void navigate({ search: `?${withBrief(search, state.briefId)}` }, { replace: true, state });

  return {
    contactId,
    searchText,
    briefId,
    open: (id: string) => id !== contactId && setSearch(withContact(id)),
    close: () => setSearch(withContact(null)),
    // Forgets the search text once it was used, so that a reload does not draft the same message again.
    forgetSearch: () => keep({ briefId }),
    forgetBrief: () => keep({ searchText }),
  };
}

const withContact = (id: string | null) => (before: URLSearchParams) => {
  const next = withBrief(before, undefined);
  if (id === null) next.delete("contact");
  else next.set("contact", id);
  return next;
};

/** Returns the address with another brief, or with none: a brief belongs to the conversation that was opened with it. */
function withBrief(before: URLSearchParams, briefId: string | undefined): URLSearchParams {
  const next = new URLSearchParams(before);
  if (briefId === undefined) next.delete("brief");
  else next.set("brief", briefId);
  return next;
}

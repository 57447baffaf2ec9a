import { userTypeLabels } from "@triptych/contract/basics";
import { useDeferredValue } from "react";
import { useNavigate } from "react-router";
import { useBriefs, useSuggestions } from "../features/matching/api.ts";
import { useContacts } from "../features/messaging/api.ts";
import { briefPath, dashboardPath, memberPath, paths } from "../platform/paths.ts";
import { useUser } from "../platform/session.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Finder, type FinderGroup } from "../ui/finder.tsx";
import { accountLinks } from "./account-links.ts";
import { pathOfPlace, placesOf } from "./places.ts";

export interface CommandPaletteProps {
  onClose: () => void;
  onHelp: () => void;
}

const briefsAtMost = 30;

/** Finds a place, a person, a conversation or a brief by a few letters, and goes there. */
export default function CommandPalette({ onClose, onHelp }: CommandPaletteProps) {
  const navigate = useNavigate();
  // Shows the places at once, and whatever else can be found right after.
  const isRestWanted = useDeferredValue(true, false);
  const groups = [usePlaces(onHelp), ...useOthers(isRestWanted)];
  const choose = (to: string | (() => void)) => {
    if (typeof to === "function") return to();
    onClose();
    void navigate(to);
  };
  return (
    <Dialog open onClose={onClose} title="Go to…">
      <Finder
        label="Go to a place, a person, a brief or a conversation"
        placeholder="A place, a person, a brief…"
        groups={groups}
        onChoose={choose}
      />
    </Dialog>
  );
}

function usePlaces(onHelp: () => void): FinderGroup {
  const user = useUser();
  const places = placesOf(user).map(({ name, label }) => ({ id: name, label, to: pathOfPlace(name, user) }));
  const links = accountLinks
    .filter((link) => link.isFor(user) && link.path !== paths.settings)
    .map(({ path, label }) => ({ id: path, label, to: path }));
  const items = [
    ...[...places, ...links].map(({ id, label, to }) => ({ id: `place-${id}`, words: [label], to, shown: label })),
    {
      id: "place-matching",
      words: ["How matching works"],
      to: paths.howMatchingWorks,
      shown: "How matching works",
    },
    { id: "place-keyboard", words: ["Keyboard", "Shortcuts", "Help"], to: onHelp, shown: "Keyboard" },
  ];
  return { heading: "Places", items };
}

function useOthers(isWanted: boolean): FinderGroup[] {
  const { profileData } = useUser();
  const { data: contacts = [] } = useContacts({ isWanted });
  const { data: suggestions = [] } = useSuggestions({ isWanted: isWanted && profileData !== null });
  const { data: briefs = [] } = useBriefs({ isWanted });
  if (!isWanted) return [];
  const people = new Map([...contacts, ...suggestions].map((each) => [each.id, each]));
  const written = briefs.filter(({ text }) => text.trim() !== "").slice(0, briefsAtMost);
  return [
    {
      heading: "Conversations",
      items: contacts.map(({ id, username, userType, photo, displayName, lastMessagePreview }) => ({
        id: `conversation-${id}`,
        words: [displayName, username, "message"],
        to: dashboardPath("messages", { contact: id }),
        shown: <Person {...{ username, userType, photo, name: displayName }} about={lastMessagePreview ?? ""} />,
      })),
    },
    {
      heading: "People",
      items: [...people.values()].map(({ id, username, photo, displayName, userType }) => ({
        id: `person-${id}`,
        words: [displayName, username, "profile"],
        to: memberPath(id),
        shown: (
          <Person
            {...{ username, userType, photo, name: displayName }}
            about={userType ? userTypeLabels[userType] : ""}
          />
        ),
      })),
    },
    {
      heading: "Briefs",
      items: written.map(({ id, name, text, originalText }) => ({
        id: `brief-${id}`,
        words: [name, originalText, text],
        to: briefPath(id),
        shown: <bdi className="truncate">{name}</bdi>,
      })),
    },
  ];
}

interface PersonProps {
  username: string;
  userType: string | null | undefined;
  photo: string | null | undefined;
  name: string;
  about: string;
}

function Person({ username, userType, photo, name, about }: PersonProps) {
  return (
    <>
      <Avatar userType={userType} username={username} photo={photo} className="size-8 text-sm" />
      <span className="flex min-w-0 flex-1 items-baseline gap-3">
        <bdi className="shrink-0 font-medium">{name}</bdi>
        <bdi className="min-w-0 truncate text-sm text-ink-soft">{about}</bdi>
      </span>
    </>
  );
}

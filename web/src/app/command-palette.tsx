import { userTypeLabels } from "@triptych/contract/basics";
import { Command } from "cmdk";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useBriefs, useSuggestions } from "../features/matching/api.ts";
import { useContacts } from "../features/messaging/api.ts";
import { briefPath, dashboardPath, memberPath, paths } from "../platform/paths.ts";
import { useUser } from "../platform/session.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { accountLinks } from "./account-links.ts";
import { fitOf } from "./palette-filter.ts";
import { pathOfPlace, placesOf } from "./places.ts";

export interface CommandPaletteProps {
  onClose: () => void;
  onHelp: () => void;
}

const briefsAtMost = 30;

/** Finds a place, a person, a conversation or a brief by a few letters, and goes there. */
export default function CommandPalette({ onClose, onHelp }: CommandPaletteProps) {
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Dialog open onClose={onClose} title="Go to…">
      <Command label="Go to a place, a person, a brief or a conversation" filter={byWords} loop>
        <Command.Input
          placeholder="A place, a person, a brief…"
          className="min-h-11 w-full rounded-md border border-line-strong/55 bg-surface px-3.5 text-base"
        />
        <Command.List label="What was found" className="mt-3 max-h-[50dvh] min-h-40 overflow-y-auto overscroll-contain">
          <Command.Empty className="px-3 py-8 text-center text-[0.9375rem] text-ink-soft">
            Nothing is called that.
          </Command.Empty>
          <Places onGo={go} onHelp={onHelp} />
          <Conversations onGo={go} />
          <People onGo={go} />
          <Briefs onGo={go} />
        </Command.List>
      </Command>
    </Dialog>
  );
}

/** Compares what was typed with the words of an item, and not with its id. */
const byWords = (_id: string, typed: string, words: string[] = []) => fitOf(words, typed);

interface GroupProps {
  onGo: (to: string) => void;
}

function Places({ onGo, onHelp }: GroupProps & Pick<CommandPaletteProps, "onHelp">) {
  const user = useUser();
  const places = placesOf(user);
  const others = accountLinks.filter((link) => link.isFor(user) && link.path !== paths.settings);
  return (
    <Group heading="Places">
      {places.map(({ name, label }) => (
        <Item key={name} value={`place ${name}`} words={[label]} onChoose={() => onGo(pathOfPlace(name, user))}>
          {label}
        </Item>
      ))}
      {others.map(({ path, label }) => (
        <Item key={path} value={`place ${path}`} words={[label]} onChoose={() => onGo(path)}>
          {label}
        </Item>
      ))}
      <Item value="place matching" words={["How matching works"]} onChoose={() => onGo(paths.howMatchingWorks)}>
        How matching works
      </Item>
      <Item value="place keyboard" words={["Keyboard", "Shortcuts", "Help"]} onChoose={onHelp}>
        Keyboard
      </Item>
    </Group>
  );
}

function Conversations({ onGo }: GroupProps) {
  const { data: contacts = [] } = useContacts();
  if (contacts.length === 0) return null;
  return (
    <Group heading="Conversations">
      {contacts.map(({ id, username, photo, displayName, lastMessagePreview }) => (
        <Item
          key={id}
          value={`conversation ${id}`}
          words={[displayName, username, "message"]}
          onChoose={() => onGo(dashboardPath("messages", { contact: id }))}
        >
          <Avatar username={username} photo={photo} className="size-8 text-sm" />
          <Names name={displayName} about={lastMessagePreview ?? ""} />
        </Item>
      ))}
    </Group>
  );
}

function People({ onGo }: GroupProps) {
  const { profileData } = useUser();
  const { data: contacts = [] } = useContacts();
  const { data: suggestions = [] } = useSuggestions({ isWanted: profileData !== null });
  const people = new Map([...contacts, ...suggestions].map((each) => [each.id, each]));
  if (people.size === 0) return null;
  return (
    <Group heading="People">
      {[...people.values()].map(({ id, username, photo, displayName, userType }) => (
        <Item
          key={id}
          value={`person ${id}`}
          words={[displayName, username, "profile"]}
          onChoose={() => onGo(memberPath(id))}
        >
          <Avatar username={username} photo={photo} className="size-8 text-sm" />
          <Names name={displayName} about={userType ? userTypeLabels[userType] : ""} />
        </Item>
      ))}
    </Group>
  );
}

function Briefs({ onGo }: GroupProps) {
  const { data: briefs = [] } = useBriefs();
  const written = briefs.filter(({ text }) => text.trim() !== "").slice(0, briefsAtMost);
  if (written.length === 0) return null;
  return (
    <Group heading="Briefs">
      {written.map(({ id, name, text, originalText }) => (
        <Item key={id} value={`brief ${id}`} words={[name, originalText, text]} onChoose={() => onGo(briefPath(id))}>
          <bdi className="truncate">{name}</bdi>
        </Item>
      ))}
    </Group>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="mb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-soft"
    >
      {children}
    </Command.Group>
  );
}

interface ItemProps {
  /** Names the item apart from all others. */
  value: string;
  /** Lists what it is found by. */
  words: string[];
  onChoose: () => void;
  children: ReactNode;
}

function Item({ value, words, onChoose, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      keywords={words}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-[0.9375rem] aria-selected:bg-hover forced-colors:aria-selected:outline"
    >
      {children}
    </Command.Item>
  );
}

function Names({ name, about }: { name: string; about: string }) {
  return (
    <span className="flex min-w-0 flex-1 items-baseline gap-3">
      <bdi className="shrink-0 font-medium">{name}</bdi>
      <bdi className="min-w-0 truncate text-sm text-ink-soft">{about}</bdi>
    </span>
  );
}

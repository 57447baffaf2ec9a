import { shortlistLimits } from "@triptych/contract/shortlists";
import { Plus } from "lucide-react";
import {
  DropdownMenu,
  type DropdownMenuProps,
  MenuCheck,
  MenuItem,
  MenuLabel,
  MenuSeparator,
} from "../../../ui/dropdown-menu.tsx";
import { isOn } from "../rules.ts";
import type { useSaving } from "../use-saving.ts";

export interface SaveMenuProps {
  person: { id: string };
  saving: ReturnType<typeof useSaving>;
  align: "start" | "end";
  onNew: () => void;
  /** Opens the menu. */
  children: DropdownMenuProps["trigger"];
}

/** Offers every list of the account, and a new one. */
export function SaveMenu({ person, saving: { lists, saveTo, takeOff }, align, onNew, children }: SaveMenuProps) {
  return (
    <DropdownMenu trigger={children} align={align}>
      <MenuLabel>Save to</MenuLabel>
      {lists.map((list) => (
        <MenuCheck
          key={list.id}
          isChecked={isOn(list, person.id)}
          onChange={(isWanted) => void (isWanted ? saveTo(list) : takeOff(list))}
        >
          <bdi>{list.name}</bdi>
        </MenuCheck>
      ))}
      {lists.length > 0 && <MenuSeparator />}
      <MenuItem icon={<Plus aria-hidden="true" />} disabled={lists.length >= shortlistLimits.lists} onSelect={onNew}>
        New shortlist
      </MenuItem>
    </DropdownMenu>
  );
}

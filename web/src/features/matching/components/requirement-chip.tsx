import { Ban, Check, Heart, Layers, Star, Trash2, UserRound, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { classes } from "../../../ui/classes.ts";
import { DropdownMenu, MenuItem, MenuSeparator } from "../../../ui/dropdown-menu.tsx";
import type { Group, KeptJob, ReadingChip } from "../reading-changes.ts";
import {
  allJobsHeading,
  canBeAboutYou,
  chipDescription,
  groupLabels,
  type GroupName,
  nameOfGroup,
} from "../reading-words.ts";
import { usePointing } from "../use-pointing.ts";

export interface RequirementChipProps {
  chip: ReadingChip;
  text: string;
  jobs: readonly KeptJob[];
  isActive: boolean;
  /** Runs with true while somebody points at the chip or has it in focus. */
  onPoint: (isPointed: boolean) => void;
  onRemove: () => void;
  onMove: (to: Group) => void;
  onMakeMain: (job: number) => void;
}

/** Shows a requirement that was read. Its menu moves it to another group; Delete and the cross remove it. */
export function RequirementChip(props: RequirementChipProps) {
  const { chip, text, isActive, onPoint, onRemove } = props;
  const id = useId();
  const pointing = usePointing(onPoint);
  const name = nameOfGroup(chip.group);
  const Icon = groupIcons[name];
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    onRemove();
  };
  return (
    <li
      data-chip={chip.key}
      className={classes(
        "inline-flex max-w-full items-stretch rounded-full border text-sm transition-shadow",
        chipLooks[name],
        isActive && "shadow-[0_0_0_2px_var(--color-accent)]",
      )}
    >
      <DropdownMenu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={`${chip.label}, ${groupLabels[name].toLowerCase()}`}
            aria-describedby={id}
            onKeyDown={pressed}
            {...pointing}
            className="inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-s-full ps-3 pe-1 text-start max-sm:min-h-11 max-sm:pe-2 pointer-coarse:min-h-11 pointer-coarse:pe-2"
          >
            <Icon aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="min-w-0 py-1 leading-5">{chip.label}</span>
          </button>
        }
      >
        <div className="text-ink">
          <ChipMenu {...props} />
        </div>
      </DropdownMenu>
      <span id={id} hidden>
        {chipDescription(chip, text)}
      </span>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove ${chip.label}`}
        {...pointing}
        className="grid w-8 shrink-0 place-content-center rounded-e-full hover:bg-ink/8 max-sm:ms-2 max-sm:w-11 pointer-coarse:ms-2 pointer-coarse:w-11"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
}

function ChipMenu({ chip, jobs, onPoint, onMove, onMakeMain, onRemove }: RequirementChipProps) {
  // Keeps the words lit while the menu is open, as after a tap, which leaves the button at once.
  const point = useEffectEvent(onPoint);
  useEffect(() => {
    point(true);
    return () => point(false);
  }, []);
  const { group, kind } = chip;
  const at = nameOfGroup(group);
  const job = group === "aboutYou" ? null : group.job;
  const forces = (["must", "nice", "avoid"] as const).filter((force) => force !== at);
  const isWork = kind === "job";
  return (
    <>
      {forces.map((force) => (
        <MenuItem key={force} icon={iconOf(force)} onSelect={() => onMove({ job, force })}>
          {groupLabels[force]}
        </MenuItem>
      ))}
      {group !== "aboutYou" && canBeAboutYou(kind) && (
        <MenuItem icon={iconOf("aboutYou")} onSelect={() => onMove("aboutYou")}>
          About me, not what I need
        </MenuItem>
      )}
      {isWork && job !== null && job > 0 && (
        <MenuItem icon={<Star aria-hidden="true" />} onSelect={() => onMakeMain(job)}>
          Make this the main job
        </MenuItem>
      )}
      {!isWork && jobs.length > 1 && group !== "aboutYou" && (
        <>
          <MenuSeparator />
          {job !== null && (
            <MenuItem icon={<Layers aria-hidden="true" />} onSelect={() => onMove({ job: null, force: group.force })}>
              {allJobsHeading(jobs.length)}
            </MenuItem>
          )}
          {jobs.map(({ label }, place) =>
            place === job ? null : (
              <MenuItem
                key={label}
                icon={<Layers aria-hidden="true" />}
                onSelect={() => onMove({ job: place, force: group.force })}
              >
                Only for {label}
              </MenuItem>
            ),
          )}
        </>
      )}
      <MenuSeparator />
      <MenuItem isDestructive icon={<Trash2 aria-hidden="true" />} onSelect={onRemove}>
        Remove
      </MenuItem>
    </>
  );
}

const groupIcons = { must: Check, nice: Heart, avoid: Ban, aboutYou: UserRound };

function iconOf(name: GroupName): ReactNode {
  const Icon = groupIcons[name];
  return <Icon aria-hidden="true" />;
}

const chipLooks: Record<GroupName, string> = {
  must: "border-success/40 bg-success-soft text-success",
  nice: "border-info/40 bg-info-soft text-info",
  avoid: "border-danger/40 bg-danger-soft text-danger",
  aboutYou: "border-line bg-sunken text-ink-soft",
};

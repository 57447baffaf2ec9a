import { type Group, type KeptJob, type ReadingChip } from "../reading-changes.ts";
import { allJobsHeading, groupLabels, type GroupName, groupNames, jobHeading, nameOfGroup } from "../reading-words.ts";
import { RequirementChip } from "./requirement-chip.tsx";

export interface ReadingGroupsProps {
  jobs: readonly KeptJob[];
  chips: readonly ReadingChip[];
  text: string;
  pointed: string | null;
  onPoint: (chip: ReadingChip, isPointed: boolean) => void;
  onRemove: (chip: ReadingChip) => void;
  onMove: (chip: ReadingChip, to: Group) => void;
  onMakeMain: (chip: ReadingChip, job: number) => void;
}

interface Block {
  heading: string | null;
  chips: readonly ReadingChip[];
}

/** Shows the requirements by job, and within a job by how much they count. A brief with one job has one block. */
export function ReadingGroups({ jobs, chips, ...actions }: ReadingGroupsProps) {
  return (
    <div className="flex flex-col gap-5">
      {blocksOf(jobs, chips).map((block) => (
        <BlockOfChips key={block.heading ?? "all"} block={block} jobs={jobs} {...actions} />
      ))}
    </div>
  );
}

const jobOf = ({ group }: ReadingChip) => (group === "aboutYou" ? null : group.job);

function blocksOf(jobs: readonly KeptJob[], chips: readonly ReadingChip[]): Block[] {
  if (jobs.length < 2) return [{ heading: null, chips }];
  const blocks: Block[] = jobs.map((job, place) => {
    return { heading: jobHeading(job, place), chips: chips.filter((chip) => jobOf(chip) === place) };
  });
  const others = chips.filter((chip) => jobOf(chip) === null);
  const heading = others.every(({ group }) => group === "aboutYou") ? "About you" : allJobsHeading(jobs.length);
  return others.length === 0 ? blocks : [...blocks, { heading, chips: others }];
}

type BlockProps = Omit<ReadingGroupsProps, "chips"> & { block: Block };

function BlockOfChips({ block: { heading, chips }, ...actions }: BlockProps) {
  const rows = groupNames.flatMap((name) => {
    const own = chips.filter(({ group }) => nameOfGroup(group) === name);
    return own.length === 0 ? [] : [{ name, own }];
  });
  return (
    <div>
      {heading !== null && <h4 className="mb-2 text-sm font-semibold">{heading}</h4>}
      <dl className="flex flex-col gap-2.5">
        {rows.map(({ name, own }) => (
          <Row key={name} name={name} chips={own} {...actions} />
        ))}
      </dl>
    </div>
  );
}

type RowProps = Omit<ReadingGroupsProps, "chips"> & { name: GroupName; chips: readonly ReadingChip[] };

function Row({ name, chips, jobs, text, pointed, onPoint, onRemove, onMove, onMakeMain }: RowProps) {
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="pt-2 pointer-coarse:sm:pt-3.5 text-xs font-medium text-ink-faint">{groupLabels[name]}</dt>
      <dd>
        <ul aria-label={groupLabels[name]} className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <RequirementChip
              key={chip.key}
              chip={chip}
              text={text}
              jobs={jobs}
              isActive={pointed === chip.key && chip.places.length > 0}
              onPoint={(isPointed) => onPoint(chip, isPointed)}
              onRemove={() => onRemove(chip)}
              onMove={(to) => onMove(chip, to)}
              onMakeMain={(job) => onMakeMain(chip, job)}
            />
          ))}
        </ul>
      </dd>
    </div>
  );
}

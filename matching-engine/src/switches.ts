/** Names the parts of the engine that an evaluation can take out one at a time; all are on by default. */
export const everySwitch = {
  /** Aliases: skills as in the enumerations, the occupations and tools below them, sectors, places, and smaller traits. */
  skillAliases: true,
  occupationAliases: true,
  sectors: true,
  places: true,
  traits: true,
  /** Things and verbs that mean a skill where a brief asks for them. */
  requests: true,
  situations: true,
  trainingExamples: true,
  /** Skills that many words of a text suggest together: in briefs, and in the prose of profiles. */
  suggestedSkills: true,
  suggestedSkillsOfProfiles: true,
  synonyms: true,
  spellingCorrection: true,
  negation: true,
  money: true,
  /** Says whether words of one stem stand for each other. */
  stems: true,
  /** Says whether the words of long briefs count more than what was read out of them. */
  verbosity: true,
  /** Says whether words decide a share of the score. */
  wordShare: true,
  /** Says whether sentences that mean the same count, where somebody encoded them. */
  meaning: true,
  /** Says whether a skill that only the prose mentions counts less. */
  confirmation: true,
  stuffing: true,
};

export type Switches = Readonly<Record<keyof typeof everySwitch, boolean>>;

/** Returns all switches, with those that are given changed. */
export function withSwitches(changed: Partial<Switches> = {}): Switches {
  return { ...everySwitch, ...changed };
}

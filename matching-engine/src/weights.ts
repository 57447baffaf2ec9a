/**
 * Holds the weights and limits of the engine, in the order of the work; those that say which clauses ask for a job stand last. Each group names its source:
 * "development sets" means tried with `npm run evaluate` on the sets in `evaluation/data`, and kept when the mean of nDCG@5 rose;
 * "speed" means measured with `npm run bench:matching`; "judgement" means set by hand and never measured alone.
 */

/** Limits how much of a text is read, and how much is remembered. Source: speed, except where a line says otherwise. */
export const textLimits = {
  /** Repeats the contract's limit of a brief. */
  briefCharacters: 10_000,
  /** Counts the words whose facts are remembered. */
  factsRemembered: 400_000,
  correctionsRemembered: 50_000,
  listValuesRemembered: 20_000,
  /** Counts the people whose naming terms are remembered. */
  namingTermsRemembered: 20_000,
  sumsPerBrief: 60,
  datesPerBrief: 4,
  clausesPerSentence: 60,
  ownWordsOfProfile: 200,
  /** Limits the table by which two texts are aligned; what is larger counts as rewritten. Source: 2,000 words against 2,000. */
  alignedCells: 4_000_000,
} as const;

/** Says how much evidence of a part shows the whole. Source: development sets. */
export const taxonomyWeights = {
  partOfSkill: 0.38,
  kindOfSkill: 0.85,
  partOfSector: 0.9,
  placeInRegion: 0.9,
  placeInCountry: 1,
  /** Weighs a word of an alias's family ("photographing") against the alias itself. */
  familyShare: 0.75,
  familyFrom: 0.6,
  /** Keeps short stems out of families: "look" and "looker" are strangers. Source: judgement. */
  shortestFamilyStem: 6,
} as const;

/** Weighs what a word says for a skill, by the list that it was counted in. Source: development sets. */
export const hintWeights = {
  /** Weighs a word of a list that was written word by word. Source: own briefs. */
  listed: 1.25,
  /** Weighs a starred word, which hardly belongs to another skill. */
  ownWord: 1.5,
  alias: 0.8,
  /** Weighs a word of one training example; the same word in several adds up. */
  trainingExample: 0.5,
  /** Smooths counts: a word seen once is no proof that it belongs to one skill alone. */
  smoothing: 1,
  /** Raises what was seen often with a skill. */
  frequencyPower: 0.1,
  /** Counts how often a word must be seen to say as much as it can. */
  enoughSeen: 2,
} as const;

/** Decides when many words together suggest a skill. Source: development sets. */
export const suggestionWeights = {
  enoughFromMany: 4.2,
  /** Asks more of few words, which are easily misread. */
  enoughFromFew: 7.5,
  fewWords: 5,
  certainAt: 12,
  /** Says how quickly the second guess falls behind the first. */
  secondPower: 3,
  /** Drops a second guess that gains less than this share of the best. */
  besideShare: 0.75,
} as const;

/** Weighs what a brief says. Source: development sets, except where a line says otherwise. */
export const briefWeights = {
  /** Counts the content words of a plain brief, and how many more make it as verbose as can be. */
  plainUpTo: 14,
  verboseAfter: 30,
  correctionsAtMost: 12,
  /** Counts the words of a name that opens a brief, as in "The Old Sorting Office is a bakery". Source: judgement. */
  wordsOfName: 6,
  /** Weighs what was written as a search word when its spelling was corrected. */
  asWritten: 0.5,
  /** Counts how many profiles must use a word for it not to be misspelt. Source: judgement. */
  usesThatProveAWord: 2,
  roleNoun: 0.45,
  termAtMost: 3,
  /** Says what is left of a word's weight after it became a requirement: skills and sectors, and the rest. */
  readSkillWord: 0.5,
  readOtherWord: 0.1,
  /** Says what is left of the words for where the writer is, which became no requirement. Source: the demo's briefs. */
  placeOfWriter: 0.5,
  synonym: 0.42,
  /** Lowers synonyms in a brief that names its skill. */
  synonymBesideASkill: 0.25,
  /** Lowers a word of a phrase behind a word that says it all. */
  synonymPhraseWord: 0.6,
  /** Says what stays of a named skill that is the subject, the purpose or in the writer's hands already. */
  subjectShare: 0.55,
  ownedShare: 0.4,
  purposeShare: 0.35,
  clearJob: 0.6,
  /** Lowers what the writer deals in, which says less about what they need. */
  sectorShare: 0.5,
  suggestedAtMost: 3,
  longFrom: 0.3,
  /** Says what the words of a guess gain together when it is as often wrong as right, and when it is nearly always right. */
  unsureAt: 8,
  sureAt: 18,
  /** Says by how much two guesses must differ for the first to be e times as likely. Source: two strangers' briefs. */
  gainPerOdds: 2,
  namedGain: 4,
  othersShare: 0.2,
  othersShareInLong: 0.6,
  clearFrom: 0.65,
  clearOccupation: 0.9,
  jobsAtMost: 4,
  /** Says how often a word must mean a skill to name it. */
  weakestJob: 0.35,
  weakestBesideBest: 0.35,
  /** Says which share of the weightiest job may make another the main one. Source: own briefs. */
  asMain: 0.6,
  jobRankDiscount: 0.6,
  sideSkillShare: 0.3,
  /** Says how plain a brief must be for its side skills to be lowered. */
  sideSkillsBelow: 0.5,
  wishedShare: 0.4,
  insistedShare: 1.2,
  clearlyWeaker: 0.25,
  weakestExclusion: 0.4,
  workingMode: 0.7,
  weakestSector: 0.25,
  /** Is what a word must weigh to name a sector by itself: "hotel" does, "van" and "shop" do not. Source: judgement. */
  clearSector: 0.5,
  clearSeniority: 0.5,
  /** Limits the words from "for" or "our" to a kind of account: "for a small family plumbing firm". Source: judgement. */
  phraseOfAKind: 5,
  /** Says which share of the best meaning's words another meaning of a name needs to stay possible. Source: judgement. */
  otherMeaning: 0.6,
  exclusionsAtMost: 6,
} as const;

/** Weighs what a brief asks for by the name of a thing or by a verb. Source: judgement, checked on other people's sets. */
export const requestWeights = {
  named: 0.85,
  /** Says how much a skill behind another one ("launch film") must weigh to be the head of both. */
  headFrom: 0.4,
  /** Says from where on an asked skill is sure, so that nothing is guessed beside it. */
  sureFrom: 0.55,
  sureOccupation: 0.7,
  /** Says what stays of a thing that the writer has already: "give my film a warm look" asks for no film. */
  ownThing: 0.5,
  objectWithin: 5,
  /** Holds from which weight on a thing counts without being designed: a "room" is mostly no interior. */
  thingFrom: 0.42,
  /** Says what stays of a verb that has no object: "write about our school" may ask for copy, for press or for a story. */
  verbAlone: 0.6,
  /** Weighs a person who is asked for without a word that says which: "a director". */
  barePerson: 0.56,
  /** Holds from which weight on a verb says more than its object: "write our magazine" asks for words. */
  decisiveVerb: 0.8,
  /** Weighs a language as much as a place. */
  language: 3,
} as const;

/** Decides when the words of one clause ask for a job that they do not name. Source: own briefs. */
export const clauseWeights = {
  /** Says how sure the work must be that all other words suggest, beside what is only added. Source: own briefs. */
  sureBeside: 0.4,
  longStory: 0.5,
  /** Says how much of its clauses a brief must ask for in all to be about what they mean, and how many skills are kept. */
  asksAtLeast: 0.05,
  skillsKept: 8,
  /** Limits the clauses of a brief whose meaning is read. */
  clausesAtMost: 24,
  /** Limits the places in a clause at which other work may begin. */
  jointsAtMost: 6,
  /** Says how many words at most tell what work is for, before "and" joins one more to them. */
  wordsOfPurpose: 3,
  /** Says from how many words on a brief tells so much of how people work that only verbs of asking ask for more. */
  wordsOfStory: 120,
  /** Says what the words of a clause must gain together for one skill, and from where on little more than for another is enough. */
  enough: 4.4,
  much: 6.5,
  /** Says how much more than for another skill much must be, and less. */
  before: 1.15,
  farBefore: 1.2,
  /** Weighs the words of the other clauses. */
  others: 0.2,
  weight: 0.7,
  namedFrom: 0.35,
  /** Says what a thing that is named in a clause gains for its skill. */
  thingGain: 4,
  /** Says what the words of a clause must gain for a skill to be offered as their meaning, and which share of what they gain for the likeliest. */
  mayMean: 7,
  besideLikeliest: 0.4,
  /** Says what a name in a clause gains for its skill when it is offered, and how faint a name may be. */
  namedGain: 6,
  faintlyNamed: 0.08,
} as const;

/** Weighs what speaks for two works on both sides of a place in a clause. Source: learnt from two thousand marked briefs that the network had not learnt. */
export const splitWeights = {
  asksLess: 0.4,
  asksMore: 0.33,
  different: 1.77,
  surerLess: 0.39,
  surerMore: 0.35,
  whole: -0.29,
  and: 1.42,
  comma: 1.07,
  before: 0.46,
  behind: 0.71,
} as const;

export const splitLimits = {
  bias: -9.08,
  /** Says how likely two works must be for a clause to be split: low, because what a side does not surely ask for becomes no job. */
  twoFrom: 0.25,
  /** Limits the places at which the clauses of a text are tried to be split. */
  splitsAtMost: 40,
  /** Keeps the logarithm of what is not shared from falling without end. */
  leastDifferent: 0.02,
} as const;

/**
 * Says how likely a clause must ask to be read again, and how likely one must that asks for the same work, and how many clauses of a part of a text are read again at
 * most. Source: 1,600 marked briefs that the network had not learnt; the last is for speed.
 */
export const secondReading = { asksFrom: 0.25, surerFrom: 0.5, atMost: 4 } as const;

/** Says when a clause is asked about whose meaning is known. Source: briefs with two jobs that others wrote. */
export const questionWeights = {
  /** Says how likely work must be to be offered, with which share of the likeliest it is offered too, and how likely no work forbids the question. */
  mayMean: 0.06,
  besideLikeliest: 0.1,
  noWorkFrom: 0.3,
} as const;

/** Decides which sentences of a brief tell something of the work. Source: thirty-five sentences of other matters, beside all sets. */
export const tellingWeights = {
  /** Says how surely a sentence must name work or a sector. */
  mention: 0.4,
  /** Says what its words must gain together for one skill, and what each word must gain more than. */
  enough: 5,
  floor: 0.5,
  /** Limits the words from "pay" to what is paid. */
  wordsOfPaid: 3,
  /** Says from how many content words that tell something on less is enough, and how many more make anything enough. */
  plainUpTo: 15,
  longAfter: 20,
} as const;

/** Weighs the sentences of a brief by what they are about. Source: development sets. */
export const toneWeights = { opening: 2, second: 1.2, asking: 1.25, administrative: 0.45 } as const;

/** Decides what is shown as read, and how much a confirmed requirement weighs. Source: judgement. */
export const readingWeights = {
  /** Says how sure a guess must be to be taken instead of asked. */
  certainEnough: 0.7,
  /** Says which share of another skill's weight makes two equally likely. */
  asLikely: 0.8,
  confirmed: 1,
  /** Limits the words of an exclusion that can be shown; more are a story. */
  exclusionWords: 6,
  /** Says how surely a word must mean a kind of account: "freelancer" does, "someone" does not. */
  statedKind: 0.6,
  wordsThatShowALanguage: 5,
  /** Says which shares English has of these; a brief that has less of both is in another language. Source: own briefs in nine languages. */
  functionWordsOfEnglish: 0.2,
  knownWordsOfEnglish: 0.6,
  /** Limits the words that say which thing is asked for: "a short launch video". Source: judgement. */
  wordsBeforeAThing: 3,
  /** Says how surely a brief must name what the writer is. */
  aboutYouFrom: 0.4,
} as const;

/** Weighs the parts of an agency's or freelancer's own profile when brands are sought for it. Source: judgement. */
export const ownProfileWeights = {
  sector: 2,
  other: 1,
  skill: 0.35,
  word: 0.6,
  verbosity: 0.2,
  mentionFrom: 0.6,
} as const;

/** Weighs the words and the evidence of a profile. Source: development sets. */
export const profileWeights = {
  tickWord: 1.5,
  tickWordDilution: 0.25,
  ownSkillWord: 2,
  ownSkillWordDilution: 0.05,
  enoughNamed: 3,
  clearlyNamed: 0.6,
  /** Counts the words in which people say what they do; what comes later may be anything. */
  openingWords: 60,
  suggestedAtMost: 1,
  suggestedFloor: 0.7,
  suggestedWorth: 0.85,
  /** Says what the words gain together when they are as good as certain. */
  certainAt: 14,
  /** Weighs a verb that says what the writer does ("I film"). Source: judgement. */
  ownVerb: 0.75,
  /** Limits the words behind a verb of making that say what is made. Source: judgement. */
  wordsOfMadeThings: 6,
  /** Limits the words between "our" and the people whom it names: "our five young film-makers". Source: judgement. */
  wordsBeforeOwnPeople: 3,
  /** Lowers several people of an occupation, who are rarely the one who writes. */
  aboutOthers: 0.4,
  /** Lowers a word of a sector in a sentence that tells of no work in it, where no tick confirms it. Source: 200 quotes that were read. */
  sectorInPassing: 0.6,
  /** Says how much of a wider skill a narrower one must show for a profile to tick the wider one. Source: judgement. */
  partOfASkill: 0.8,
} as const;

/** Weighs one word of a profile by where it stands. Source: development sets; the order follows BM25F (Robertson and Zaragoza 2009). */
export const wordWeights = { tick: 0, skill: 2, title: 3, prose: 1, name: 0.4, work: 1.2 } as const;

/** Says what a single tick is worth by how many were ticked. Source: development sets. */
export const tickWeights = {
  skill: { alone: 0.8, dilution: 0.13 },
  sector: { alone: 0.85, dilution: 0.12, notFirst: 0.92 },
  place: { alone: 0.9, dilution: 0.06 },
  other: { alone: 0.85, dilution: 0.1 },
} as const;

/** Finds stuffed profiles. Source: judgement on the stuffed profiles of the development sets. */
export const stuffingWeights = {
  /** Says which share of words names skills and sectors in an honest description. */
  usualShare: 0.42,
  shortProse: 12,
  honestTicks: 0.35,
  honestSkills: 5,
  crowdedFrom: 7,
  /** Says what more than half of all boxes tell of a profile that has hardly any prose. */
  manyTicks: { from: 0.5, worth: 0.5 },
  /** Says how far beyond the honest share something must go to tell as much as it can. */
  spans: { ticks: 0.4, named: 0.25, skills: 5 },
  /** Says how much few function words tell without any other sign. */
  suspicion: 0.15,
  /** Says which share of the words may name skills, and how much more is a heap. */
  crowded: { from: 0.13, span: 0.06 },
  repeatedShare: 0.7,
  /** Says from where on prose is a heap, and what many ticks tell beside honest prose. */
  heapFrom: 0.15,
  /** Says from where on a case study is a heap of search words and shows nothing. Source: judgement. */
  heapOfWork: 0.5,
  ticksBesideHonestProse: 0.6,
  /** Compares shares with those of sentences: function words, separators, words said again, and the most repeated word. */
  functionWords: { usual: 0.26, span: 0.2, share: 0.55 },
  separators: { usual: 0.2, span: 0.25, share: 0.5 },
  repeats: { usual: 0.38, span: 0.3 },
  mostRepeated: { usual: 0.09, span: 0.1, ofAtLeast: 30 },
} as const;

/** Limits how many words a clause reaches. Source: judgement on sentences of the development sets and 200 quotes that were read. */
export const clauseLimits = {
  /** Limits the words of an exclusion. */
  negation: 14,
  /** Limits the words between "we've got" and "but no", which only tell of a lack. */
  lack: 8,
  /** Limits the words between "for" and the last of the sectors behind it, and between a sector and "hire us". */
  clients: 12,
  hirers: 14,
  comparison: 5,
  /** Limits the words between a subject and the relative clause that is about it: "nine of us who film". */
  wordsOfSubject: 5,
} as const;

/** Finds candidates. Source: development sets; k1 and b as in BM25 (Robertson and Zaragoza 2009). */
export const retrievalWeights = {
  k1: 1.2,
  b: 0.75,
  wordsAtMost: 36,
  listsAtMost: 44,
  /** Weighs a word of the same stem beside the word itself, and instead of a word that nobody uses. */
  stemShare: 0.45,
  stemShareAlone: 0.75,
  /** Says what a concept of each kind gains in the first selection, beside the brief's words together. */
  concept: {
    job: 1,
    sector: 0.45,
    place: 0.35,
    clientType: 0.1,
    companySize: 0.15,
    seniority: 0.1,
    workingMode: 0.08,
  } as Readonly<Record<string, number>>,
  near: 0.3,
  verbosityDiscount: 0.6,
  leastWordGain: 6,
  unusedWordShare: 0.3,
  /** Says how strongly each source shows a concept in the index. */
  source: { skill: 0.6, title: 0.9, prose: 0.88, work: 0.89 },
} as const;

/** Learns from the best by words. Source: BM25F with relevance feedback (Robertson and Zaragoza 2009, Rocchio 1971). */
export const feedbackTermWeights = { termsAtMost: 40, share: 1 } as const;

/** Reads texts as distributions over skills. Source: development sets. */
export const distributionWeights = {
  temperature: 4,
  kept: 5,
  floor: 0.5,
  brief: { opening: 1.5, rest: 1 },
  /** Says which share of a brief's distribution its clauses have, where it is known what they mean. Source: two strangers' briefs and the real posts. */
  ofClauses: 0.6,
  /** Says the same of a profile's distribution and its sentences. Source of these four: the briefs of `fitWeights`. */
  ofSentences: 0.5,
  /** Says how much of the likeness of two distributions is that of related skills, and which sum of relations is as much as can be. */
  ofRelated: 0.5,
  mostRelated: 2,
  /** Says how many skills are kept of what sentences mean. */
  keptOfSentences: 12,
  profile: { title: 2, ticks: 2, prose: 1, proseCharacters: 600 },
} as const;

/** Bounds one search. Source: speed. */
export const retrievalLimits = {
  /** Entries that one search reads at most before it only follows the best, so that its time does not grow with the marketplace. */
  entries: 40_000,
  followed: 500,
  /** Counts the people whose titles, ticks and own skills a search learns from, and the entries that it reads for what it learnt. */
  teachers: 30,
  learntEntries: 20_000,
  judged: 160,
  buckets: 2_048,
  /** Counts are kept in eighths, so that a quarter of a tick is not lost. */
  countScale: 8,
} as const;

/** Says how far evidence of one concept shows another. Source: development sets. */
export const relationWeights = {
  /** Says from where on evidence counts as the thing itself and not as a neighbour of it. */
  sameThing: 0.8,
  wider: { skill: 0.5, sector: 0.72, place: 0.5 },
  widerRegion: 0.42,
  widerKind: 0.25,
  widerPart: 0.15,
  neighbour: 0.38,
  siblingSkill: 0.25,
  siblingSector: 0.6,
  sameCountry: 0.3,
} as const;

/** Says what the status of a requirement brings, as a share of its weight. Source: development sets. */
export const creditWeights = {
  metFrom: 0.7,
  partlyFrom: 0.22,
  /** Weighs a tick that no words confirm. */
  tickFrom: 0.3,
  ticked: 0.75,
  /** Weighs a strong sign that is no proof, and a weak one or a neighbour. */
  nearlyFrom: 0.45,
  nearly: 0.6,
  partly: 0.4,
  /** Says what an unsure guess brings to everybody. */
  unsure: 0.5,
} as const;

/**
 * Decides when a brief surely says what it needs. Source: the own briefs, the posts of other authors and the demo's briefs, none of them
 * kept apart.
 */
export const certaintyWeights = {
  /** Says how verbose a story is: what it names is often not what it needs. */
  longStory: 0.5,
  /** Says which share of the words of a brief with several jobs must speak of these jobs. */
  agreement: 0.95,
  /** Says how near a skill is to a job that it speaks for. */
  neighbour: 0.35,
  /** Says how many words of a short, plain brief may be left unread, and which share of what its words speak of may be other work. */
  unreadWords: 1,
  otherWork: 0.5,
} as const;

/**
 * Says how much each part weighs in the fit, beside the job: what is asked by kind, the words and the skills. Source: fitted to 852 briefs of sixteen
 * strangers to the demo marketplace as a linear order (softmax over the people found), each quarter of the strangers judged by the weights of the others. These
 * briefs are not in the repository. A sector counts more since (0.6 then), by 202 briefs of seven later strangers, the first of `evaluation/strangers/`.
 */
export const fitWeights = {
  job: 0.85,
  sector: 0.8,
  place: 1,
  budget: 0.5,
  other: 0.27,
  words: 0.65,
  /** Weighs the words once a reading is confirmed: they move a score by five points at most then. */
  wordsOfConfirmed: 0.1,
  skills: 1.4,
  /** Says how close a fit makes a match without evidence of the job, where the reading is unsure. */
  closeFrom: 0.12,
} as const;

/**
 * Compares what sentences mean, by vectors that somebody else made (`docs/decisions/0074`). Source: the briefs of `fitWeights`; the optimum is flat.
 */
export const meaningWeights = {
  /** Counts the numbers of a vector, and says which of them is one. */
  size: 128,
  one: 254,
  /** Limits the sentences that are compared, and their length in characters. */
  sentencesOfProfile: 8,
  sentencesOfBrief: 8,
  characters: 240,
  /** Limits the characters of a whole brief, and of a whole profile. */
  charactersOfWhole: 600,
  /** Drops what is too short to mean much. */
  wordsOfSentence: 3,
  /** Says how much more the sentences of a profile count that a sentence comes close to, and the sentences of a brief that a profile does. */
  closenessOfProfile: 3,
  closenessOfBrief: 3,
  /** Says how much the likeness of a whole brief and a whole profile counts, beside that of their sentences. */
  wholes: 0.5,
  /** Says how alike a brief and those who are found for it usually are, how much that differs, and for how many people that stands. */
  usual: 0.22,
  spread: 0.135,
  assumedPeople: 20,
  /** Says from how many spreads on more says no more. */
  most: 4,
  /** Says how much of the fit meaning adds or takes at most. */
  fit: 0.36,
  /**
   * Says which share of the fit is shown as a score in the place of `scoreWeights.read`, because the best are above the average, up to which fit, and of what is
   * above it. Source: seven strangers' 202 briefs and their lists; from 80 on, few are wrong.
   */
  read: 0.83,
  readUpTo: 0.85,
  readAbove: 0.35,
} as const;

/** Says how far each source alone proves a thing. Source: development sets. */
export const evidenceWeights = {
  titleAlone: 0.86,
  proseAlone: 0.86,
  proseRepeated: 0.92,
  /** Weighs a case study, one step above prose. Source: judgement. */
  workAlone: 0.88,
  skillAlone: 0.6,
  mentionFrom: 0.5,
  /** Says from where on words name a thing and may be quoted for it. */
  namedFrom: 0.7,
  /** Lowers a skill that only the prose mentions: it may be somebody else's or long ago. */
  saidOnce: 0.62,
  saidOften: 0.85,
  confirmedByTitle: 0.4,
  confirmedByTick: 0.1,
  /** Says how strong evidence must be to be believed against a profile that says it does not do a thing. */
  negationHolds: 0.9,
  /** Says which evidence is quoted first. */
  quoteTick: 0.5,
  quoteSkill: 0.5,
  quoteTitle: 1,
  quoteProse: 1.05,
  quoteWork: 1.1,
  /** Says what is left of that for words of a thing, and for words of a neighbour. */
  quoteThing: 0.75,
  quoteNear: 0.6,
  /** Says what is left of it for the tick of a part of the world that holds the wanted place: a town nearby says more. Source: judgement. */
  quoteWiderPlace: 0.5,
  /** Says what is left of it by how the sentence tells of work: of others, in passing, as an offer, as done. Source: 300 quotes that were read. */
  quoteTold: [0.001, 0.1, 0.85, 1] as readonly number[],
  /** Says what is left of a place by how the sentence tells of it: one that is over, one that is only named, one where somebody is. Source: the places of the demo's 206 profiles. */
  placeTold: [0, 0.45, 1, 1] as readonly number[],
} as const;

/** Scores a profile. Source: the shares per kind are the specification's order (job, sector, place, money); the rest development sets. */
export const scoreWeights = {
  kind: {
    job: 45,
    sector: 20,
    place: 15,
    budget: 10,
    accountType: 6,
    companySize: 10,
    clientType: 8,
    workingMode: 5,
    seniority: 6,
    /** Counts only for profiles that say when they are free. Source: judgement. */
    date: 10,
    other: 5,
  },
  /**
   * Sets the score of somebody who meets all must-haves with proof and agrees in the rest as usual (`meaningWeights.readUpTo`): who fits has that or more. It takes a
   * fit of `proofFrom` for proof to add anything, and above the usual one points come by `provedAbove`, so that 90 takes agreement in nearly everything. Source: results
   * of thirteen strangers' 373 briefs, of which somebody new graded 64: of the 9 who agree that much 7 belong to the top of a shortlist, and of all 64 one is wrong.
   */
  fits: 0.8,
  allMet: 0.9,
  proofFrom: 0.7,
  provedAbove: 0.294,
  /** Says what is left of the points above 90 of somebody who does not do a job that is only wished. */
  withoutWishedJob: 0.7,
  /** Says what is added to the fit where meanings could not be compared. */
  read: 0.03,
  /** Says what an honest profile keeps of its score; one that keeps less is stuffed or shows what was excluded, and stands last. */
  honest: 0.5,
  excludedInPassing: 0.82,
  /** Matches below this say nothing for anybody. */
  lowest: 0.08,
} as const;

/**
 * Limits the score by which of a brief's jobs somebody does. Source: judgement on the reliability table of the development sets. Each
 * step of the order begins at most five points below the highest score of the step under it, so that no score contradicts the order.
 */
export const scoreLimits = {
  brokenExclusion: 0.3,
  /** Sets the highest score for a brief in which no job was read. */
  noJobRead: 0.69,
  /**
   * Sets the highest score where a must-have of a certain reading lacks its proof, and of another reading where a wish that was only assumed is not shown or meanings
   * are not compared.
   */
  unproved: 0.79,
  /** Sets the highest score of somebody who does no job, only another one than the main one, the main one but not all that must be done, all but a wish, or all. */
  most: { none: 0.35, other: 0.45, main: 0.6, musts: 0.8, all: 0.89 },
  /** Sets the highest score of somebody who does not do the job of a brief that was read for certain. */
  withoutCertainJob: 0.45,
  /** Sets the lowest score of somebody who proves the job and its place, and the highest one of somebody who does not. */
  provedJobAndPlace: 0.65,
  withoutJobAndPlace: 0.69,
  /** Sets the lowest score of somebody who does the main job, and of somebody who does several jobs that must all be done. */
  mainJob: 0.4,
  allMustJobs: 0.55,
  /** Sets the lowest scores of the steps: below the first one somebody stands last, whatever they show. */
  steps: {
    honest: 0.25,
    other: 0.3,
    main: 0.4,
    musts: 0.55,
    all: 0.75,
    certainJob: 0.4,
    jobAndPlace: 0.64,
    fits: 0.8,
    fitsWithWishes: 0.82,
  },
} as const;

/**
 * Says what somebody keeps of a score who does not do the job that a brief names, or who works in a region of the place that it names, or
 * elsewhere. The place counts in the fit too. Source: the own sets and other people's posts,
 * compared on all of their briefs; "away" is judgement.
 */
export const missingWeights = {
  job: 0.94,
  place: { there: 1, near: 0.95, away: 0.85 },
} as const;

/**
 * Says how much less somebody fits whom the usual brief does not mean, where a brief names no sum or no place: who takes no project under so many pounds, and who
 * works in other parts of the world than the marketplace's own. Source: the lists of thirteen strangers: of 48 agencies from £50,000 that agreed best none is clearly
 * right (of 103 smaller ones 71 %), and of 47 people who do not work in Europe one. The optimum is flat.
 */
export const unstatedWeights = {
  largeFrom: 50_000,
  large: 0.1,
  home: "Europe",
  away: 0.05,
} as const;

/** Decides when something excluded is shown. Source: judgement. */
export const exclusionWeights = {
  mainTick: 0.35,
  mainSectorTick: 0.3,
  surelyTicked: 0.6,
  inProse: 0.5,
  inPassing: 0.4,
  inPassingTick: 0.1,
  anyEvidence: 0.3,
} as const;

/** Compares a sum with an agency's minimum. Source: judgement. */
export const budgetWeights = {
  /** Holds the sums behind the choices of a minimum budget, in their order. */
  floors: [0, 10_000, 50_000, 100_000, 500_000],
  tooSmallJob: 40,
  smallJob: 0.9,
  slope: 1.2,
  offset: 0.35,
} as const;

/** Turns dates in words into days. Source: judgement. */
export const calendarLimits = {
  /** Counts the days within which "as soon as possible" is. */
  daysOfAtOnce: 7,
  /** Counts the days before a deadline within which somebody who becomes free is too late for most work, at most this share of the time that is left. */
  daysOfWork: 14,
  shareOfTime: 0.5,
  /** Says what it is worth to become free that shortly before a deadline. */
  shortlyBefore: 0.4,
} as const;

/** Lowers stuffed profiles: an honest list of services loses little. Source: development sets (stuffers in the first five: 0). */
export const stuffingCost = { honestUpTo: 0.2, slope: 0.9, stuffedFrom: 0.6, stuffedKeeps: 0.1 } as const;

/** Weighs feedback on earlier matches. Source: judgement. */
export const feedbackWeights = {
  heavier: 1.6,
  heaviest: 3,
  /** Says which share a profile loses that is exactly like the rejected one in the way that was named. */
  likenessCost: 0.25,
} as const;

/** Limits what is shown of a match. Source: judgement. */
export const explanationLimits = { reasons: 6, quoteCharacters: 400 } as const;

/** Limits and weighs what improving and drafting write. Source: judgement, with the limits of the contract. */
export const writingLimits = {
  /** Limits the words between who the writer is and what they ask for: "and we would really like". */
  wordsOfAsking: 6,
  /** Says from how verbose a brief on it is a story, whose sentences stay together. Source: own briefs and posts of other authors. */
  keptWholeFrom: 0.5,
  assumptions: 5,
  mentionFrom: 0.4,
  budgetWords: 10,
  wordsBesideADate: 1,
  correctionsShown: 12,
  draftTerms: 3,
  draftJobs: 4,
  shortestTerm: 3,
  longestTerm: 40,
  certainEnough: 0.7,
  detailCharacters: 140,
} as const;

/**
 * Weighs what speaks for and against work that a clause may ask for (`CandidateSigns`), as a logistic regression over the candidates of 1,600
 * marked briefs says, which the network had not learnt.
 */
export const candidateWeights = {
  asks: 0.51,
  asksSurely: -0.04,
  length: 0.42,
  likely: 0.37,
  first: 0.39,
  second: 0.5,
  beforeOthers: 0.58,
  behindKindred: 0.29,
  nameWeight: 0.69,
  object: 0.39,
  likelierElsewhere: -0.26,
  asksElsewhere: -0.31,
  hinted: 0.27,
  alone: -0.23,
} as const;

/** Says from which odds on candidates are jobs. */
export const candidateLimits = {
  bias: -2.19,
  /** Says how likely a clause must ask for work to be one of those that ask. */
  asksFrom: 0.5,
  /** Says how likely a clause must ask for work at all, and one that names it beside a clause that asks. */
  asksAtLeast: 0.25,
  asksForNameAtLeast: 0.02,
  /** Says the same of a name in a brief that tells as much as can be; less of it holds for a brief that tells less. */
  asksForNameOfStory: 0.35,
  /** Says how likely a clause that asks must mean what it does not name, and beside another one that asks. */
  meansAtLeast: 0.1,
  meansBesideAsking: 0.04,
  /** Says how likely a job must be, the first of its clause and another one beside it. */
  jobFrom: 0.33,
  besideFrom: 0.5,
  /** Says how likely what is not named must be in a brief that tells as much as can be, beside a likelier job. */
  jobOfStoryFrom: 0.6,
  /** Says how likely another kind of the same work must be, that another clause asks for, to be a job of its own. */
  anotherKindFrom: 0.5,
  /** Says how likely work must be where a brief of one clause asks for other work by a sure name. */
  besideSureFrom: 0.92,
  /** Says how likely a job must be for its clause to mean nothing else, and which share of that other work must have beside it. */
  clearly: 0.975,
  alsoMeant: 0.5,
  /** Says below which likelihood it is asked what a clause means that may mean two quite different kinds of work. */
  askedBelow: 0.35,
  /** Says how likely a name must be meant to stay, and beside a job of other work. */
  keepsName: 0.18,
  keepsNameBesideJob: 0.75,
  /** Says the same of a name that surely asks, of somebody by title or alone in its brief. */
  keepsSureName: 0.06,
  /** Says how likely a job must be for a denial of the same work to mean something else. */
  surely: 0.79,
} as const;

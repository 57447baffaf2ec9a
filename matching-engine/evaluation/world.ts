import type { SearchableProfile } from "../src/searchable-profile.ts";
import { picker, seeded } from "./random.ts";
import { briefs } from "./data/briefs.ts";
import { makeProfile, voices, type WorldProfile } from "./make-profile.ts";
import { makeStuffer } from "./make-stuffer.ts";

export type { Truth, WorldProfile } from "./make-profile.ts";

/**
 * Builds the development marketplace, the same every time: four rounds of every skill in any sector and place, three profiles for
 * each brief that fit it in full or nearly, and forty stuffed ones.
 */
export function buildWorld(): WorldProfile[] {
  const random = seeded(20_260);
  const profiles: WorldProfile[] = [];
  for (let round = 0; round < 4; round += 1)
    for (const voice of voices) profiles.push(makeProfile({ number: profiles.length, voice, random }));
  for (const wanted of briefs)
    for (let at = 0; at < 3; at += 1)
      profiles.push(
        makeProfile({
          number: profiles.length,
          voice: voices.find(({ skill }) => skill === wanted.skills[at % wanted.skills.length])!,
          random,
          wanted,
        }),
      );
  for (let at = 0; at < 40; at += 1) profiles.push(makeStuffer(profiles.length, random));
  return profiles;
}

/** Makes any number of profiles of the same kind, with made-up words among them so that the vocabulary grows as a real one does. */
export function* generateProfiles(count: number, seed = 7): Generator<SearchableProfile> {
  const random = seeded(seed);
  const pick = picker(random);
  for (let at = 0; at < count; at += 1) {
    const { profile } = makeProfile({ number: at, voice: pick.one(voices), random });
    const more = Array.from({ length: 3 }, () =>
      pick
        .one(voices)
        .lines[0]!.split(" ")
        .toSorted(() => random() - 0.5)
        .slice(0, 8)
        .join(" "),
    ).join(". ");
    const rare = `${madeUpWord(random, count)} ${madeUpWord(random, count)}`;
    if (profile.userType === "agency") profile.data.uniqueValue += ` ${more} ${rare}.`;
    if (profile.userType === "freelancer") profile.data.bio += ` ${more} ${rare}.`;
    yield profile;
  }
}

/** Returns one of about as many names as the square term of the profiles times forty (Heaps' law, roughly). */
function madeUpWord(random: () => number, profiles: number): string {
  const syllables = [
    "ka",
    "lo",
    "mi",
    "ter",
    "ven",
    "shu",
    "bra",
    "nol",
    "qui",
    "fen",
    "dor",
    "pel",
    "ast",
    "um",
    "rig",
    "wy",
  ];
  let number = Math.floor(random() * Math.sqrt(profiles) * 40);
  let word = "z";
  while (number > 0) {
    word += syllables[number % 16];
    number = Math.floor(number / 16);
  }
  return word;
}

import { clientSizes, industries, projectTypes, regions, services, skills } from "@triptych/contract/profiles";
import { placeVoices } from "./data/world.ts";
import type { Truth, WorldProfile } from "./make-profile.ts";
import { picker } from "./random.ts";

/** Makes a profile that says every search word and shows nothing. */
export function makeStuffer(number: number, random: () => number): WorldProfile {
  const pick = picker(random);
  const isAgency = pick.chance(0.5);
  const words = [...pick.some(services, 9), ...pick.some(skills, 9), ...pick.some(industries, 4)];
  const styles = [
    words.join(", "),
    `Best ${words.join(" | ")} expert`,
    [...words, ...words].join(" "),
    `We are the number one for ${words.slice(0, 10).join(", ")} and also top for ${words.slice(10).join(", ")} and best ${words.slice(0, 6).join(", ")}.`,
  ];
  const text = `${pick.one(styles)} top quality cheap best ${pick.one(["London", "UK", "worldwide", "New York"])}`;
  const place = pick.one(placeVoices);
  const truth: Truth = {
    skill: "",
    sectors: [],
    city: place.city,
    country: place.country,
    region: place.region,
    type: isAgency ? "agency" : "freelancer",
    floor: 0,
    declines: [],
    isStuffer: true,
  };
  const shared = { industries: pick.some(industries, 12) as never, regions: [...regions] as never };
  if (isAgency)
    return {
      truth,
      profile: {
        id: `w${number}`,
        userType: "agency",
        data: {
          ...shared,
          agencyName: `Best Agency ${number}`,
          website: "https://example.com",
          services: pick.some(services, 20),
          uniqueValue: text,
          clientExperience: [...clientSizes] as never,
          preferredClientSize: [...clientSizes] as never,
          projectTypes: [...projectTypes] as never,
          minimumBudget: "< £10k",
        },
      },
    };
  return {
    truth,
    profile: {
      id: `w${number}`,
      userType: "freelancer",
      data: {
        ...shared,
        fullName: `Top Expert ${number}`,
        title: pick.some(words, 4).join(" | "),
        skills: pick.some(skills, 24),
        bio: text,
      },
    },
  };
}

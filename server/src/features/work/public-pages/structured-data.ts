import { descriptionOf } from "./rules.ts";
import type { MemberPage } from "./page-content.ts";

/** Describes a member and their work to programs, in the vocabulary of schema.org. Says nothing that the page does not say. */
export function structuredDataOf(page: MemberPage, publicUrl: string): object {
  const { member, profile, path, caseStudies } = page;
  const url = `${publicUrl}${path}`;
  const photo = member.photo ? { image: `${publicUrl}${member.photo}/384.webp` } : {};
  const shared = { "@id": url, name: member.displayName, url, ...photo };
  const who =
    profile.type === "agency"
      ? {
          "@type": "Organization",
          ...shared,
          description: descriptionOf(profile.data.uniqueValue),
          areaServed: profile.data.regions,
          knowsAbout: profile.data.services,
        }
      : {
          "@type": "Person",
          ...shared,
          description: descriptionOf(profile.data.bio),
          jobTitle: profile.data.title,
          knowsAbout: profile.data.skills,
        };
  const work = caseStudies.map(({ id, title, year, part, images }) => ({
    "@type": "CreativeWork",
    "@id": `${url}#work-${id}`,
    name: title,
    dateCreated: String(year),
    description: descriptionOf(part),
    creator: { "@id": url },
    ...(images[0]?.pictures.length && { image: `${publicUrl}${images[0].pictures.at(-1)!.url}` }),
  }));
  return {
    "@context": "https://schema.org",
    "@graph": [{ "@type": "ProfilePage", url, mainEntity: { "@id": url } }, who, ...work],
  };
}

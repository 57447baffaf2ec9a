import { designNeeds } from "../data/needs/design.ts";
import { digitalNeeds } from "../data/needs/digital.ts";
import { filmNeeds } from "../data/needs/film.ts";
import { finishingNeeds } from "../data/needs/finishing.ts";
import { ideasAndWordsNeeds } from "../data/needs/ideas-and-words.ts";
import { marketingNeeds } from "../data/needs/marketing.ts";
import { mediaNeeds } from "../data/needs/media.ts";
import { officeNeeds } from "../data/needs/office.ts";

/** What people say who need a craft and do not know its name. */
export type ToldNeeds = { craft: string; needs: string[] };

/** The written needs, craft by craft: the name of a craft stands above its lines, an empty line ends them. */
export const toldNeeds: readonly ToldNeeds[] = [
  designNeeds,
  filmNeeds,
  finishingNeeds,
  ideasAndWordsNeeds,
  marketingNeeds,
  mediaNeeds,
  digitalNeeds,
  officeNeeds,
]
  .flatMap((file) => file.trim().split("\n\n"))
  .map((block) => {
    const [craft = "", ...needs] = block.split("\n");
    return { craft, needs };
  });

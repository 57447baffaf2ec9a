import { designExamples } from "../lexicon/training-examples/design.ts";
import { digitalExamples } from "../lexicon/training-examples/digital.ts";
import { filmExamples } from "../lexicon/training-examples/film.ts";
import { finishingExamples } from "../lexicon/training-examples/finishing.ts";
import { ideasAndWordsExamples } from "../lexicon/training-examples/ideas-and-words.ts";
import { marketingExamples } from "../lexicon/training-examples/marketing.ts";
import { mediaExamples } from "../lexicon/training-examples/media.ts";
import { officeExamples } from "../lexicon/training-examples/office.ts";
import { designDigitalFilmTroubles } from "../lexicon/training-examples/troubles-of-design-and-film.ts";
import { finishingAndWordsTroubles } from "../lexicon/training-examples/troubles-of-finishing-and-words.ts";
import { mediaAndNarrowTroubles } from "../lexicon/training-examples/troubles-of-media-and-others.ts";

/** Holds what people say who need a skill and do not know its name. */
export interface TrainingExamples {
  skill: string;
  examples: string[];
}

/** Lists the examples skill by skill: the name of a skill stands above its lines, an empty line ends them. */
export const trainingExamples: readonly TrainingExamples[] = [
  designExamples,
  filmExamples,
  finishingExamples,
  ideasAndWordsExamples,
  marketingExamples,
  mediaExamples,
  digitalExamples,
  officeExamples,
  designDigitalFilmTroubles,
  finishingAndWordsTroubles,
  mediaAndNarrowTroubles,
]
  .flatMap((file) => file.trim().split("\n\n"))
  .map((block) => {
    const [skill = "", ...examples] = block.split("\n");
    return { skill, examples };
  });

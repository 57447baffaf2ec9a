import { readinessHints, type ReadinessPart } from "@triptych/contract/readiness-parts";

export interface Readiness {
  percent: number;
  present: ReadinessPart[];
  /** Lists what to add, the most useful first. */
  missing: { part: ReadinessPart; hint: string }[];
}

const parts: { part: ReadinessPart; points: number; pattern: RegExp }[] = [
  {
    part: "job",
    points: 40,
    pattern:
      /\b(design\w*|brand(?:ing)?\b|rebrand\w*|logo\w*|websites?|web|apps?|films?|videos?|photo\w*|pictures?|illustrat\w*|animat\w*|motion|edit\w*|cop(?:y|ies|ywrit\w*)|writ(?:e|er|ers|ing)|seo|google|ads?|advert\w*|campaigns?|social media|instagram|tiktok|emails?|newsletters?|pr|press|events?|packag\w*|labels?|posters?|brochures?|research|strategy|develop\w*|shop|voice\w*|sound|music|podcasts?|subtitl\w*|transl\w*|styl(?:e|ist|ing)|make-?up|producer|director|casting|marketing|content|influencers?|ux|ui|3d|vfx|cgi|retouch\w*|storyboards?|scripts?)\b/i,
  },
  {
    part: "sector",
    points: 20,
    pattern:
      /\b(we(?:'re| are| make| sell| run| do)|i (?:run|own|sell|make)|our (?:brand|company|shop|restaurant|charity|app|product|customers|clients|brewery|hotel|school|clinic|studio|business|client)|for an? \w+|client|brand|start-?up|charity|restaurant|hotel|fashion|food|drinks?|beauty|skincare|fintech|bank|retail\w*|software|tech|health\w*|school|university|property|sports?|travel|music|games?|council|energy|automotive)\b/i,
  },
  {
    part: "place",
    points: 15,
    pattern:
      /\b(remote(?:ly)?|anywhere|based|local|near|onsite|on-site)\b|\b(in|from|around|across|near|to|for) (?:the )?[A-Z][a-z]+|\b(uk|usa|europe|london)\b/,
  },
  {
    part: "budget",
    points: 15,
    pattern:
      /[£$€]\s?\d|\b\d+(?:[.,]\d+)?\s?(?:k|grand|thousand|pounds|quid|euros|dollars)\b|\bbudget (?:of|is|around|about|up)\b|\b(?:four|five|six)[ -]figures?\b|\bgrand\b/i,
  },
  {
    part: "timing",
    points: 10,
    pattern:
      /\b(by|before|until|from|in) (?:the end of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|next|q[1-4]|\d+ (?:days|weeks|months))\b|\b(asap|urgent\w*|deadline|weeks?|months?|one-off|ongoing|retainer|monthly|long[- ]term|this (?:week|month|year)|next (?:week|month|year))\b/i,
  },
];

const longestRead = 10_000;

/** Judges a brief by a few word lists alone, which is small and quick enough to run at every key press. */
export function judgeReadiness(text: string): Readiness {
  const read = text.slice(0, longestRead);
  const found = parts.filter(({ pattern }) => pattern.test(read));
  return {
    percent: found.reduce((sum, { points }) => sum + points, 0),
    present: found.map(({ part }) => part),
    missing: parts.filter((one) => !found.includes(one)).map(({ part }) => ({ part, hint: readinessHints[part] })),
  };
}

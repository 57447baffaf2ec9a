import type { Clock } from "../../../platform/process/clock.ts";
import type { Html } from "../../../platform/http/site/html.ts";
import type { WorkDeps } from "../deps.ts";
import type { ReadSite } from "../public-pages/frame.ts";
import { pathOf } from "../public-pages/rules.ts";
import type { PublicPagesService } from "../public-pages/service.ts";
import type { ShowingService } from "../showing/service.ts";
import { writeExplorePage, type ExploreCard } from "./explore-page.ts";
import { readQuestion, type Place, type Question } from "./rules.ts";
import { exploringStore, type Choices, type ShownStudy } from "./store.ts";

export interface ExploringDeps extends WorkDeps {
  showing: ShowingService;
  publicPages: Pick<PublicPagesService, "listShown">;
}

export type ExploringService = ReturnType<typeof exploringService>;

const perPage = 24;
/** Limits how often more is read where some of those who turned their page on are not on the marketplace. */
const readings = 6;
const readAtOnce = 60;
const choicesMs = 60_000;

/**
 * Shows visitors the work of everybody whose public page is on, by skill, sector and place. NOTE: neither the order nor what is read for it knows
 * anything of payments; access decides only who is shown at all.
 */
export function exploringService(deps: ExploringDeps) {
  const { database, clock, profiles, showing, publicPages, settings, pageFont } = deps;
  const store = exploringStore(database);
  const site = { ...settings, pageFont };
  const findChoices = rereadAfter(choicesMs, clock, () => store.listChoices());

  async function open(query: Record<string, unknown>, reader: Pick<ReadSite, "isSignedIn">): Promise<Html> {
    const question = readQuestion(query);
    const [{ shown, next }, choices] = await Promise.all([list(question), findChoices()]);
    return writeExplorePage({ ...question, cards: await describe(shown), next, choices }, { ...site, ...reader });
  }

  /** Returns a page of case studies whose owners visitors may see at this moment, and where the page behind it begins. */
  async function list({ filter, after }: Question): Promise<{ shown: Shown[]; next: Place | null }> {
    const shown: Shown[] = [];
    let last = after;
    for (let reading = 0; reading < readings; reading += 1) {
      const rows = await store.listWork(filter, last, readAtOnce);
      const pages = await publicPages.listShown(rows.map(({ userId }) => userId));
      for (const study of rows) {
        const page = pages.get(study.userId);
        if (page && shown.length === perPage) return { shown, next: last };
        if (page) shown.push({ study, path: pathOf(page) });
        last = study;
      }
      if (rows.length < readAtOnce) return { shown, next: null };
    }
    return { shown, next: last };
  }

  async function describe(shown: Shown[]): Promise<ExploreCard[]> {
    const [named, pictures] = await Promise.all([
      profiles.listNamed([...new Set(shown.map(({ study }) => study.userId))]),
      showing.listFirstPictures(shown.map(({ study }) => study.id)),
    ]);
    const nameOf = new Map(named.map(({ id, displayName }) => [id, displayName]));
    return shown.flatMap(({ study, path }) => {
      const { id, userId, title, year, sector } = study;
      const by = nameOf.get(userId);
      return by === undefined
        ? []
        : [{ title, year, sector, by, path: `${path}#work-${id}`, picture: pictures.get(id) ?? null }];
    });
  }

  return { open };
}

interface Shown {
  study: ShownStudy;
  path: string;
}

/** Keeps what was read for some time, and reads it once for everybody who asks meanwhile. */
function rereadAfter(ms: number, clock: Clock, read: () => Promise<Choices>): () => Promise<Choices> {
  let kept: { since: number; choices: Promise<Choices> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (kept === null || now - kept.since > ms) {
      const choices = read();
      kept = { since: now, choices };
      choices.catch(() => {
        kept = null;
      });
    }
    return kept.choices;
  };
}

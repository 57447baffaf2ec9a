import type { UserType } from "@triptych/contract/basics";
import type { SavedBrief } from "@triptych/contract/matching-briefs";
import { FilePlus2, History } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useLoadSoon } from "../../../platform/quiet-page.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { BusyDialog, Dialog } from "../../../ui/dialog.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useBriefs } from "../api.ts";
import type { Correction } from "../corrections.ts";
import { searchTexts } from "../rules.ts";
import { type OpenBrief, useBrief } from "../use-brief.ts";
import { useArrival } from "../use-arrival.ts";
import { marksOf } from "../reading-marks.ts";
import { type ReadingEditing, useReading } from "../use-reading.ts";
import { useImprovedToast } from "../use-improved-toast.ts";
import { useSavedBriefs } from "../use-saved-briefs.ts";
import { useSearch } from "../use-search.ts";
import { BriefComposer } from "./brief-composer.tsx";
import { SavedBriefs } from "./saved-briefs.tsx";
import { SearchOverlay } from "./search-overlay.tsx";

const loadLaterParts = () => import("./later-search-parts.ts");
const ReadingPanel = lazyPart(async () => ({ default: (await loadLaterParts()).ReadingPanel }), { whileLoading: null });
const ImprovementPanel = lazyPart(async () => ({ default: (await loadLaterParts()).ImprovementPanel }), {
  whileLoading: null,
});
const SearchResults = lazyPart(async () => ({ default: (await loadLaterParts()).SearchResults }));
const preloadLaterParts = async () =>
  void (await Promise.all([ReadingPanel.preload(), ImprovementPanel.preload(), SearchResults.preload()]));

/** Milliseconds until a closed dialog has given the focus back; only then can something else be focused. */
const afterDialogMs = 60;

/** Shows a brief, what improving changed, and the matches. */
export function SearchScreen({ userType }: { userType: UserType }) {
  const texts = searchTexts[userType];
  useLoadSoon(preloadLaterParts);
  const editing = useBrief();
  const { brief } = editing;
  const reading = useReading(editing);
  const [pointed, setPointed] = useState<string | null>(null);
  const search = useSearch(userType, editing, reading);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const readRef = useRef<HTMLHeadingElement>(null);
  const findRef = useRef<HTMLButtonElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const sayImproved = useImprovedToast(editing.turn, reading);
  const briefsQuery = useBriefs();
  const { data: savedBriefs, isPending: areBriefsLoading } = briefsQuery;
  const briefs = savedBriefs ?? [];
  useArrival({ briefs: savedBriefs, textRef, onOpen: editing.open });
  const [isListOpen, setIsListOpen] = useState(false);
  const isImproved = brief.isImproved && brief.text.trim() !== "";
  const shownReading = isImproved ? reading.reading : undefined;
  const hasResults = brief.id !== null && brief.searchedText !== null;

  const point = (key: string, isPointed: boolean) => setPointed((now) => (isPointed ? key : now === key ? null : now));
  const improve = async () => {
    const [improved] = await Promise.all([search.improve(), preloadLaterParts().catch(() => undefined)]);
    if (improved) sayImproved(improved);
    setTimeout(() => (improved ? (readRef.current ?? findRef.current) : textRef.current)?.focus(), afterDialogMs);
  };
  const find = async () => {
    if (await search.find()) setTimeout(() => showHeading(headingRef.current), afterDialogMs);
  };
  const correct = ({ text, selection: [from, to] }: Correction) => {
    editing.change({ text });
    requestAnimationFrame(() => {
      textRef.current?.focus();
      textRef.current?.setSelectionRange(from, to);
    });
  };
  const startNew = () => {
    editing.startNew();
    textRef.current?.focus();
  };
  const list = useSavedBriefs(editing, {
    onShown: () => setIsListOpen(false),
    onCopied: () => setTimeout(() => textRef.current?.focus(), afterDialogMs),
  });

  return (
    <>
      <PageHeader
        level="h2"
        title={texts.title}
        description={texts.description}
        actions={
          <BriefActions
            hasBrief={brief.text !== ""}
            count={briefs.length}
            isLoading={areBriefsLoading}
            onNew={startNew}
            onList={() => setIsListOpen(true)}
          />
        }
      />
      <Card className="p-5 sm:p-7">
        <BriefComposer
          brief={brief}
          placeholder={texts.placeholder}
          keeping={editing.keeping}
          marks={marksOf(brief.text, shownReading, pointed)}
          reading={shownReading}
          textRef={textRef}
          findRef={findRef}
          onType={editing.type}
          onImprove={() => void improve()}
          onFind={() => void find()}
        />
        {isImproved && (
          <>
            <ReadingPanel
              key={`reading:${editing.turn}`}
              editing={reading}
              pointed={pointed}
              onPoint={point}
              headingRef={readRef}
            />
            <ImprovementPanel
              key={`${improvedWordsOf(brief)}:${brief.searchedText}`}
              brief={brief}
              reading={reading.reading}
              onChange={editing.change}
              onCorrect={correct}
            />
          </>
        )}
      </Card>
      {search.failure && (
        <Notice tone="danger" title={search.failure} className="mt-6">
          <Button variant="link" onClick={() => void find()}>
            Try again
          </Button>
        </Notice>
      )}
      <div className="mt-10">
        <BriefsFailure query={briefsQuery} />
        {hasResults ? (
          <ResultsOfBrief
            brief={brief}
            saved={briefs.find(({ id }) => id === brief.id)}
            reading={reading}
            headingRef={headingRef}
            onSearchAgain={() => void find()}
            onUseAsNew={list.onUseSearchAsNew}
          />
        ) : (
          briefs.length > 0 &&
          brief.text === "" && <Recent briefs={briefs} list={list.actions} onSeeAll={() => setIsListOpen(true)} />
        )}
      </div>

      <BusyDialog open={search.busy === "improving"} title="Improving prompt..." />
      {search.busy === "searching" && <SearchOverlay onCancel={search.cancel} />}
      <Dialog open={isListOpen} onClose={() => setIsListOpen(false)} title="Your briefs" size="lg">
        <SavedBriefs briefs={briefs} openId={brief.id} {...list.actions} />
      </Dialog>
    </>
  );
}

/** Says that the saved briefs did not load, so that nobody takes them for lost. */
function BriefsFailure({ query: { data, error, refetch } }: { query: ReturnType<typeof useBriefs> }) {
  if (data || !error) return null;
  return (
    <Notice tone="danger" title="Your saved briefs didn't load" className="mb-6">
      <Button variant="link" onClick={() => void refetch()}>
        Try again
      </Button>
    </Notice>
  );
}

interface ResultsOfBriefProps {
  brief: OpenBrief;
  saved: SavedBrief | undefined;
  reading: ReadingEditing;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSearchAgain: () => void;
  onUseAsNew: (searchId: string) => void;
}

function ResultsOfBrief({ brief, reading: { reading }, ...results }: ResultsOfBriefProps) {
  return (
    <SearchResults
      key={brief.id}
      briefId={brief.id ?? ""}
      searchedText={brief.searchedText || brief.text}
      isStale={brief.text.trim() !== brief.searchedText || brief.isReadingChanged}
      reading={reading}
      {...results}
    />
  );
}

interface BriefActionsProps {
  hasBrief: boolean;
  count: number;
  isLoading: boolean;
  onNew: () => void;
  onList: () => void;
}

/** Shows the buttons above the brief. The one for the list keeps its place while the list loads, so that nothing jumps. */
function BriefActions({ hasBrief, count, isLoading, onNew, onList }: BriefActionsProps) {
  return (
    <>
      {hasBrief && (
        <Button variant="secondary" size="sm" onClick={onNew}>
          <FilePlus2 aria-hidden="true" className="size-4" />
          New brief
        </Button>
      )}
      {(count > 0 || isLoading) && (
        <Button variant="secondary" size="sm" onClick={onList} className={isLoading ? "invisible" : ""}>
          <History aria-hidden="true" className="size-4" />
          Your briefs ({count})
        </Button>
      )}
    </>
  );
}

type ListActions = ReturnType<typeof useSavedBriefs>["actions"];

interface RecentProps {
  briefs: readonly SavedBrief[];
  list: ListActions;
  onSeeAll: () => void;
}

const recentAtMost = 4;

function Recent({ briefs, list, onSeeAll }: RecentProps) {
  return (
    <section aria-labelledby="recent-heading">
      <h2 id="recent-heading" className="text-xl">
        Pick up where you left off
      </h2>
      <Card className="mt-3 px-2 py-1">
        <SavedBriefs briefs={briefs.slice(0, recentAtMost)} openId={null} {...list} />
      </Card>
      {briefs.length > recentAtMost && (
        <Button variant="quiet" size="sm" onClick={onSeeAll} className="mt-2">
          See all {briefs.length}
        </Button>
      )}
    </section>
  );
}

/** Returns the words that improving wrote; nothing where they are the person's own. */
function improvedWordsOf({ improvement, originalText }: OpenBrief): string | undefined {
  return improvement?.improvedPrompt === originalText ? undefined : improvement?.improvedPrompt;
}

function showHeading(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start", behavior: "smooth" });
}

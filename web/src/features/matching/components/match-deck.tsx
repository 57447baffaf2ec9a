import { matchingLimits, type Match } from "@triptych/contract/matching";
import { type ReactNode, useState } from "react";
import { Carousel } from "../../../ui/carousel.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { useColumns } from "../use-columns.ts";
import { useMatchPlace } from "../use-match-place.ts";
import { MatchCard } from "./match-card.tsx";
import { MatchGrid } from "./match-grid.tsx";
import { MatchWindow } from "./match-window.tsx";

export interface MatchDeckProps {
  matches: readonly Match[];
  newUserIds?: readonly string[];
  searchText?: string | undefined;
  /** Identifies the saved brief of these matches, which a first message brings. */
  briefId?: string | undefined;
  onNotAFit: (match: Match) => void;
  /** Names the list, where there are several. */
  label?: string;
  /** Stands beside the choice of view. */
  aside?: ReactNode;
}

/** Shows the first five matches side by side, or all of them; on a narrow screen one at a time. */
export function MatchDeck({ matches, newUserIds = [], searchText, briefId, onNotAFit, label, aside }: MatchDeckProps) {
  const [view, setView] = useState("best");
  const total = matches.length;
  const card = (match: Match, index: number) => (
    <MatchCard
      key={match.user.id}
      match={match}
      rank={index + 1}
      total={total}
      isNew={newUserIds.includes(match.user.id)}
      searchText={searchText}
      briefId={briefId}
      onNotAFit={onNotAFit}
    />
  );
  const best = matches.slice(0, matchingLimits.shown).map(card);
  if (total <= matchingLimits.shown)
    return (
      <>
        {aside && <div className="mb-4 flex justify-end">{aside}</div>}
        <BestMatches label={label} cards={best} />
      </>
    );
  const tabs = [
    { value: "best", label: "Best five" },
    { value: "all", label: `All ${total}` },
  ];
  return (
    <Tabs
      label={label === undefined ? "Matches shown" : `Matches shown: ${label}`}
      look="segment"
      tabs={tabs}
      value={view}
      onChange={setView}
      listClassName="w-full sm:w-64"
      renderFrame={(list) => (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          {list}
          {aside}
        </div>
      )}
    >
      <TabPanel value="best">
        <BestMatches label={label} cards={best} ofWhat={`the best ${best.length}`} />
      </TabPanel>
      <TabPanel value="all">
        <AllMatches label={label} cards={matches.map(card)} />
      </TabPanel>
    </Tabs>
  );
}

interface ListOfCards {
  label?: string | undefined;
  cards: readonly ReactNode[];
}

/** NOTE: `ofWhat` keeps the place among the best apart from the place among all, which each card shows. */
function BestMatches({
  label = "Best matches",
  cards,
  ofWhat = String(cards.length),
}: ListOfCards & { ofWhat?: string }) {
  const columns = useColumns();
  const { box, at, moveTo } = useMatchPlace(columns);
  return (
    <div ref={box}>
      {columns === 1 ? (
        <Carousel label={label} index={at} onMove={moveTo} positionOf={(place) => `${place + 1} of ${ofWhat}`}>
          {cards}
        </Carousel>
      ) : (
        <MatchWindow label={label} columns={columns} index={at} onMove={moveTo} ofWhat={ofWhat}>
          {cards}
        </MatchWindow>
      )}
    </div>
  );
}

function AllMatches({ label = "All matches", cards }: ListOfCards) {
  const columns = useColumns();
  const { box, at, moveTo } = useMatchPlace(columns);
  return (
    <div ref={box}>
      {columns === 1 ? (
        <Carousel label={label} index={at} onMove={moveTo}>
          {cards}
        </Carousel>
      ) : (
        <MatchGrid label={label} onMove={moveTo}>
          {cards}
        </MatchGrid>
      )}
    </div>
  );
}

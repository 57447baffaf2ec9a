import { feedbackReasonLabels } from "@triptych/contract/matching-feedback";
import { formatDate } from "../../../platform/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useMatchFeedback } from "../api.ts";
import { useShownRows } from "../use-shown-rows.ts";
import { PanelQuery } from "./panel-query.tsx";
import { ReasonBars } from "./reason-bars.tsx";
import { ShowMore } from "./show-more.tsx";

/** Shows why matches did not fit: the number of times for each reason, and the latest comments. */
export function FeedbackPanel() {
  const query = useMatchFeedback();
  const { shown, hidden, showMore } = useShownRows(query.data?.latest ?? []);
  return (
    <PanelQuery query={query} noun="the feedback">
      {({ byReason, latest }) => (
        <div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr]">
          <Card>
            <CardHeader title="By reason" description="Why people marked a match as not a fit." />
            <CardBody>
              <ReasonBars byReason={byReason} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Latest comments" />
            {latest.length === 0 ? (
              <EmptyState title="No feedback yet" description="What people say about a match appears here." />
            ) : (
              <ul aria-label="Latest comments" className="mt-5 divide-y divide-line border-t border-line">
                {shown.map(({ id, reason, comments, username, aboutUsername, createdAt }) => (
                  <li key={id} className="px-5 py-4 sm:px-7">
                    <Badge>{feedbackReasonLabels[reason]}</Badge>
                    <p className="mt-2 break-words whitespace-pre-line">
                      {comments ?? <span className="text-ink-faint">No comment</span>}
                    </p>
                    <p className="mt-1 text-sm break-words text-ink-faint">
                      {username || "Somebody who left"} about {aboutUsername || "somebody who left"},{" "}
                      {formatDate(createdAt)}
                    </p>
                  </li>
                ))}
              </ul>
            )}
            <ShowMore hidden={hidden} onMore={showMore} />
          </Card>
        </div>
      )}
    </PanelQuery>
  );
}

import { Button } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import type { FirstProfile as First } from "../use-first-profile.ts";
import { FindableNow } from "./findable-now.tsx";
import { FoundValues } from "./found-values.tsx";
import { PasteText } from "./paste-text.tsx";
import { StepFields } from "./step-fields.tsx";

/** Leads somebody without a profile to one that others can find. */
export default function FirstProfile({ first }: { first: First }) {
  if (first.isDone) return <FindableNow first={first} />;
  return (
    <>
      <PageHeader
        level="h2"
        title="Your first profile"
        description="A few steps, and others can find you. Nothing is saved before you say so."
        actions={
          <Button variant="secondary" size="sm" onClick={first.leave}>
            Fill in the whole form
          </Button>
        }
      />
      {first.stage === "paste" && <PasteText first={first} />}
      {first.stage === "confirm" && <FoundValues first={first} />}
      {first.stage === "steps" && <StepFields key={first.step.title} first={first} />}
    </>
  );
}

import { profileLimits } from "@triptych/contract/profiles";
import { Link } from "react-router";
import { dashboardPath } from "../../../platform/paths.ts";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { CharacterCounter } from "../../../ui/character-counter.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { FirstProfile } from "../use-first-profile.ts";

/** Shows a box for a text to sort into the profile, and the way without one. */
export function PasteText({ first }: { first: FirstProfile }) {
  const { text, problem, profile } = first;
  const isNearlyFull = text.length > profileLimits.pastedText * 0.9;
  return (
    <Card className="p-5 sm:p-8">
      <form
        aria-label="Your first profile"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void first.sort();
        }}
      >
        <Field
          label="Paste your CV, your About page or a portfolio text"
          hint="We look in it for what your profile asks, and show you which words we used and which we left out. We read it here, and keep nothing of it."
          error={problem}
          aside={isNearlyFull && <CharacterCounter length={text.length} max={profileLimits.pastedText} />}
        >
          <Textarea
            rows={10}
            value={text}
            placeholder="Paste or write it here: who you are, what you do, for whom and where."
            className="max-h-[50vh] min-h-48"
            onChange={(event) => first.setText(event.target.value)}
          />
        </Field>
        <div className="mt-6 flex flex-col gap-2.5 sm:flex-row sm:items-center">
          <Button type="submit" size="lg" isBusy={first.isSorting}>
            Sort it into my profile
          </Button>
          <Button variant="secondary" size="lg" onClick={first.startEmpty}>
            Start empty
          </Button>
          {profile.userType === "brand" && (
            <Link to={dashboardPath("search")} className={buttonClasses("link", "md", "sm:ms-2")}>
              Write a brief first
            </Link>
          )}
        </div>
      </form>
    </Card>
  );
}

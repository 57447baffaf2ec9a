import { ArrowUpRight, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { memberPath } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { Card } from "../../../ui/card.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { focusField, useProfileFormContext } from "../form-context.ts";
import { completenessOf, type ProfileField, worthAdding } from "../rules.ts";

/** Shows how complete the profile is, with links to the missing fields. */
export function CompletenessCard() {
  const { userType, values } = useProfileFormContext();
  const { id, profileData } = useUser();
  const { filled, total, missing } = completenessOf(userType, values);
  const needed = missing.filter((field) => field.isRequired);
  const extras = worthAdding(userType, values);
  return (
    <Card className="p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base">Completeness</h3>
        <span className="text-sm text-ink-soft tabular-nums">
          {filled} of {total}
        </span>
      </div>
      <Progress label="Completeness of your profile" value={filled} max={total} className="mt-3" />
      {needed.length > 0 ? (
        <Missing title="Needed before anybody can find you" fields={needed} />
      ) : (
        <p className="mt-4 flex gap-2 text-sm">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-success" />
          Every required field is filled, so searches can find you.
        </p>
      )}
      {extras.length > 0 && <Missing title={worthAddingTitle(extras)} fields={extras} />}
      {profileData && (
        <Link
          to={memberPath(id)}
          className="mt-4 inline-flex min-h-9 items-center gap-1.5 rounded-sm text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          How others see you
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </Card>
  );
}

/** Says why it is worth it, where briefs are compared with what is not stated yet. */
function worthAddingTitle(extras: readonly Pick<ProfileField, "name">[]): string {
  const isCompared = extras.some(({ name }) => name === "availabilityStatus" || name === "rateBand");
  return isCompared ? "Worth adding: briefs with a date or a sum are compared with what you say" : "Worth adding";
}

function Missing({ title, fields }: { title: string; fields: readonly Pick<ProfileField, "name" | "label">[] }) {
  return (
    <div className="mt-4">
      <p className="text-sm text-ink-soft">{title}</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {fields.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => focusField(name)}
              className="min-h-8 rounded-md border border-line-strong/50 px-2.5 py-1 text-sm hover:border-accent hover:text-accent"
            >
              <span className="sr-only">Go to </span>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

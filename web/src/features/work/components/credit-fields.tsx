import { workLimits } from "@triptych/contract/work-limits";
import { Trash2, UserRoundPlus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { findPerson } from "../api.ts";
import type { FormCredit } from "../rules.ts";

interface CreditFieldsProps {
  credits: readonly FormCredit[];
  onChange: (credits: FormCredit[]) => void;
}

const stateWords = { waiting: "Not answered yet", confirmed: "Confirmed", refused: "Refused: shown to nobody" };

/** Lets members who took part be credited, by their usernames. */
export function CreditFields({ credits, onChange }: CreditFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function add() {
    const username = typed.trim().replace(/^@/, "");
    if (username === "" || isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const person = await findPerson(username);
      if (credits.some(({ userId }) => userId === person.userId)) setProblem("They are credited already.");
      else {
        onChange([...credits, { ...person, role: "" }]);
        setTyped("");
      }
    } catch (error) {
      setProblem(sentenceOf(error, "We couldn't look them up. Please try again."));
    } finally {
      setIsBusy(false);
      input.current?.focus();
    }
  }

  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void add();
  };

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">
        Who took part <span className="font-normal text-ink-faint">(optional)</span>
      </legend>
      <p className="text-sm leading-5 text-ink-soft">
        Members whom you credit are asked by email. They are named here, and the work on their profile, once they
        confirm it.
      </p>
      {credits.length > 0 && (
        <ul aria-label="Credited" className="flex flex-col gap-3">
          {credits.map((credit) => (
            <li key={credit.userId} className="flex flex-wrap items-center gap-3 rounded-lg border border-line p-3">
              <Avatar userType={credit.userType} username={credit.username} photo={credit.photo} />
              <span className="min-w-0 flex-1 basis-40">
                <bdi className="block truncate font-medium">{credit.displayName}</bdi>
                <span className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
                  @{credit.username}
                  {credit.state && <Badge tone="info">{stateWords[credit.state]}</Badge>}
                </span>
              </span>
              <Field label="For what?" isOptional className="flex-1 basis-48">
                <Input
                  value={credit.role}
                  placeholder="Illustration"
                  maxLength={workLimits.roleMax}
                  onChange={({ target }) =>
                    onChange(
                      credits.map((each) => (each.userId === credit.userId ? { ...each, role: target.value } : each)),
                    )
                  }
                />
              </Field>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Take ${credit.displayName} off`}
                onClick={() => {
                  onChange(credits.filter(({ userId }) => userId !== credit.userId));
                  input.current?.focus();
                }}
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {credits.length < workLimits.credits && (
        <div className="flex flex-col items-start gap-2.5 sm:flex-row">
          <Field label="Their username" error={problem} className="w-full sm:flex-1">
            <Input
              ref={input}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="ana.ruiz"
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
              }}
              onKeyDown={pressed}
            />
          </Field>
          <Button variant="secondary" className="sm:mt-7" isBusy={isBusy} onClick={() => void add()}>
            <UserRoundPlus aria-hidden="true" className="size-4" />
            Credit them
          </Button>
        </div>
      )}
    </fieldset>
  );
}

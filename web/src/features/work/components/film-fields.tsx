import type { WorkFilm } from "@triptych/contract/work";
import { workLimits } from "@triptych/contract/work-limits";
import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

interface FilmFieldsProps {
  films: readonly WorkFilm[];
  onChange: (films: WorkFilm[]) => void;
  errorAt: (at: number) => string | undefined;
}

/** Lets the addresses of films be added. */
export function FilmFields({ films, onChange, errorAt }: FilmFieldsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const change = (at: number, part: Partial<WorkFilm>) =>
    onChange(films.map((film, index) => (index === at ? { ...film, ...part } : film)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">
        Films <span className="font-normal text-ink-faint">(optional)</span>
      </legend>
      <p className="text-sm leading-5 text-ink-soft">
        On YouTube, Vimeo or elsewhere. Your page shows a still, and opens the film in a new tab.
      </p>
      {films.map((film, at) => (
        <div key={at} className="flex flex-wrap items-start gap-3 rounded-lg border border-line p-3">
          <Field label="Address of the film" error={errorAt(at)} isRequired className="flex-1 basis-56">
            <Input
              type="url"
              inputMode="url"
              placeholder="https://"
              value={film.url}
              maxLength={workLimits.filmAddressMax}
              onChange={({ target }) => change(at, { url: target.value })}
            />
          </Field>
          <Field label="Its title" isOptional className="flex-1 basis-40">
            <Input
              value={film.title}
              maxLength={workLimits.filmTitleMax}
              onChange={({ target }) => change(at, { title: target.value })}
            />
          </Field>
          <Button
            variant="quiet"
            size="icon"
            className="mt-6"
            aria-label={`Take film ${at + 1} off`}
            onClick={() => {
              onChange(films.filter((_, index) => index !== at));
              button.current?.focus();
            }}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        </div>
      ))}
      {films.length < workLimits.films && (
        <div>
          <Button
            ref={button}
            variant="secondary"
            size="sm"
            onClick={() => onChange([...films, { url: "", title: "" }])}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add a film
          </Button>
        </div>
      )}
    </fieldset>
  );
}

import { Copy } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";

/** Shows what of a pasted text is in no field of the profile, to be copied into one. */
export function LeftOutText({ rest }: { rest: string }) {
  if (rest === "") return null;
  const copy = () =>
    void navigator.clipboard
      .writeText(rest)
      .then(() => toast({ title: "Copied" }))
      .catch(() => toast({ title: "Please copy the text by hand", variant: "info" }));
  return (
    <section aria-label="What we left out" className="mt-6 rounded-lg bg-sunken p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="font-semibold">What we left out</h4>
        <Button variant="quiet" size="sm" onClick={copy}>
          <Copy aria-hidden="true" className="size-4" />
          Copy it
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        These sentences of your text are not in your profile, even where a word of them is. Copy what belongs there into
        a field.
      </p>
      <Textarea readOnly rows={4} aria-label="The rest of your text" value={rest} className="mt-2 max-h-48 text-sm" />
    </section>
  );
}

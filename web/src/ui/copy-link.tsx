import { Check, Copy, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

/** Shows a link with buttons to copy and to share it. `title` names what is shared. */
export function CopyLink({ url, title }: { url: string; title: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<"copied" | "refused" | null>(null);
  useEffect(() => {
    if (result !== "copied") return undefined;
    const timer = setTimeout(() => setResult(null), copiedMs);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setResult("copied");
    } catch {
      // NOTE: browsers allow copying on https pages only.
      box.current?.select();
      setResult("refused");
    }
  };
  // NOTE: closing the share sheet rejects the promise, which is no error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <>
      <div className="flex flex-wrap items-end gap-2.5">
        <Field label="Link" className="flex-1 basis-64">
          <Input ref={box} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <Button onClick={() => void copy()} className="max-sm:flex-1">
          {result === "copied" ? (
            <Check aria-hidden="true" className="size-4.5" />
          ) : (
            <Copy aria-hidden="true" className="size-4.5" />
          )}
          {result === "copied" ? "Copied" : "Copy link"}
        </Button>
        {"share" in navigator && (
          <Button variant="secondary" onClick={share} className="max-sm:flex-1">
            <Share2 aria-hidden="true" className="size-4.5" />
            Share
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:mt-0">
        {result === "copied" && "The link is copied."}
        {result === "refused" &&
          "Your browser does not allow us to copy it. The link is selected, so you can copy it yourself."}
      </p>
    </>
  );
}

const copiedMs = 4_000;

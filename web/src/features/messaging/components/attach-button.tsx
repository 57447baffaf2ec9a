import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";

/** Lets files be chosen for a message. */
export function AttachButton({ onChosen }: { onChosen: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Add pictures or PDFs"
        onClick={() => input.current?.click()}
        className="shrink-0"
      >
        <Paperclip aria-hidden="true" className="size-5" />
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,application/pdf"
        aria-label="Pictures or PDFs"
        className="hidden"
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // NOTE: so that choosing the same file again is a change too.
          target.value = "";
        }}
      />
    </>
  );
}

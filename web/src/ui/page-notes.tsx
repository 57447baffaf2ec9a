import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { type Trouble, useTrouble } from "../platform/online.ts";
import { takeUpdate, useIsUpdateReady } from "../platform/update.ts";
import { Button } from "./button.tsx";

const sentences: Record<Trouble, string> = {
  offline: "You are offline. You see what was loaded last, and your messages are sent when you are back.",
  away: "We can't be reached just now. You see what was loaded last, and your messages are sent as soon as we are back.",
};

/** Says below the header that nothing can be fetched, or that a newer version is ready. */
export function PageNotes() {
  const trouble = useTrouble();
  const isUpdateReady = useIsUpdateReady();
  return (
    <div role="status">
      {trouble ? (
        <Note>
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {sentences[trouble]}
        </Note>
      ) : (
        isUpdateReady && (
          <Note>
            A new version is ready.
            <Button variant="link" onClick={takeUpdate} className="text-sm">
              Reload
            </Button>
          </Note>
        )
      )}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div data-page-note className="border-b border-line bg-sunken">
      <p className="mx-auto flex max-w-6xl items-center gap-2.5 px-4 py-2 text-sm text-ink-soft sm:px-8">{children}</p>
    </div>
  );
}

import { createContext, use, useEffect, useEffectEvent, useRef } from "react";
import { CodePartError } from "../platform/code-part.ts";
import { Button } from "./button.tsx";
import { CrashScreen } from "./crash-screen.tsx";
import type { FailureProps } from "./error-boundary.tsx";
import { ErrorState } from "./error-state.tsx";
import { Notice } from "./notice.tsx";

/** Replaces a panel or a page's content that broke or did not load. */
export function PartFailure({ error, onRetry }: FailureProps) {
  useRetryOnReturn(error, onRetry);
  const { title, message } = textsOf(error);
  return <ErrorState title={title} message={message} onRetry={onRetry} actions={<ReloadButton variant="quiet" />} />;
}

/** Holds how to try a page's content again, for a frame that fails around the content that failed before. */
export const RetryContent = createContext(() => {});

/** Replaces the whole page where the frame that holds the header broke or did not load. */
export function PageFailure({ error, onRetry }: FailureProps) {
  const retryContent = use(RetryContent);
  if (!(error instanceof CodePartError)) return <CrashScreen />;
  const retryAll = () => {
    onRetry();
    retryContent();
  };
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center">
      <h1 className="sr-only">Error</h1>
      <PartFailure error={error} onRetry={retryAll} />
    </main>
  );
}

/** Says the same between the fields of a form, as where a dialog did not load, and scrolls there. */
export function InlineFailure({ error, onRetry }: FailureProps) {
  useRetryOnReturn(error, onRetry);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { title, message } = textsOf(error);
  return (
    <div ref={place} className="scroll-my-4">
      <Notice tone="danger" title={title} className="mt-4">
        <p>{message}</p>
        <div className="flex flex-wrap gap-x-5">
          <Button variant="link" onClick={onRetry}>
            Try again
          </Button>
          <ReloadButton variant="link" />
        </div>
      </Notice>
    </div>
  );
}

/** NOTE: shows nothing while offline, because a reload would leave an empty window. */
function ReloadButton({ variant }: { variant: "quiet" | "link" }) {
  if (!navigator.onLine) return null;
  return (
    <Button variant={variant} onClick={() => location.reload()}>
      Reload the page
    </Button>
  );
}

/** Shows nothing in the place of a small part that people would not miss. Tries again when the connection is back. */
export function QuietFailure({ error, onRetry }: FailureProps) {
  useRetryOnReturn(error, onRetry);
  return null;
}

/** Tries again by itself once the connection is back. */
function useRetryOnReturn(error: unknown, onRetry: () => void) {
  const retry = useEffectEvent(onRetry);
  const isLoading = error instanceof CodePartError;
  useEffect(() => {
    if (!isLoading) return undefined;
    const comeBack = () => retry();
    addEventListener("online", comeBack);
    return () => removeEventListener("online", comeBack);
  }, [isLoading]);
}

function textsOf(error: unknown): { title: string; message: string } {
  if (error instanceof CodePartError)
    return {
      title: "This part didn't load",
      message: navigator.onLine
        ? "It could not be fetched from the server. Please try again in a moment."
        : "You are offline. It will load as soon as you are back online.",
    };
  return {
    title: "Something went wrong",
    message: "This part could not be shown. Trying again usually helps; nothing you saved is lost.",
  };
}

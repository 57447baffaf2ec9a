import { Button, buttonClasses } from "./button.tsx";
import { ErrorState } from "./error-state.tsx";

/** Replaces the whole page where not even the header could be drawn. */
export function CrashScreen() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center">
      <h1 className="sr-only">Error</h1>
      <ErrorState
        title="Something went wrong"
        message="This page could not be shown. Reloading it usually helps; nothing you saved is lost."
        actions={
          <>
            <Button onClick={() => location.reload()}>Reload the page</Button>
            <a href="/" className={buttonClasses("secondary")}>
              Go to the start
            </a>
          </>
        }
      />
    </main>
  );
}

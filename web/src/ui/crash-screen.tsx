import { Button } from "./button.tsx";
import { ErrorState } from "./error-state.tsx";

/** In the place of a page that broke or whose files could not be loaded. */
export function CrashScreen() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center">
      <ErrorState
        title="Something went wrong"
        message="This page could not be shown. Reloading it usually helps; nothing you saved is lost."
        className="pb-0!"
      />
      <div className="flex gap-2.5">
        <Button onClick={() => location.reload()}>Reload the page</Button>
        <Button asChild variant="secondary">
          <a href="/">Go to the start</a>
        </Button>
      </div>
    </main>
  );
}

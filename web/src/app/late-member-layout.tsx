import { lazyPart } from "../ui/lazy-part.tsx";
import { PageFailure } from "../ui/part-failure.tsx";
import { PageSpinner } from "../ui/spinner.tsx";

/** Loads the frame of signed-in people's screens on its own, because visitors never need it. */
export const MemberLayout = lazyPart(async () => ({ default: (await import("./member-layout.tsx")).MemberLayout }), {
  whileLoading: <PageSpinner />,
  Failure: PageFailure,
});

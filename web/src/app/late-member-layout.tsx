import { lazyPart } from "../ui/lazy-part.tsx";
import { PageFailure } from "../ui/part-failure.tsx";
import { PageSpinner } from "../ui/spinner.tsx";

export const loadMemberLayout = async () => ({ default: (await import("./member-layout.tsx")).MemberLayout });

/** Loads the frame of signed-in people's screens on its own, because visitors never need it. */
export const MemberLayout = lazyPart(loadMemberLayout, { whileLoading: <PageSpinner />, Failure: PageFailure });

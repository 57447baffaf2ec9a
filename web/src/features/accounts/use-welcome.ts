import type { CurrentUser } from "@triptych/contract/accounts";
import { useNavigate, useSearchParams } from "react-router";
import { isNarrow } from "../../platform/breakpoint.ts";
import { ownPath } from "../../platform/paths.ts";
import { useSession } from "../../platform/session.tsx";
import { toast } from "../../ui/toast.ts";

/** Sets for how many milliseconds the zoom of a narrow screen is locked after signing in. */
const viewportLockMs = 200;

/** Returns functions that show the product to somebody who has signed in or registered. */
export function useWelcome() {
  const { setUser } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirect = ownPath(search.get("redirect"));

  const enter = (user: CurrentUser) => {
    setUser(user);
    if (redirect !== undefined) void navigate(redirect, { replace: true });
  };

  return {
    signedIn(user: CurrentUser) {
      if (isNarrow()) settleNarrowScreen();
      else toast({ title: "Login successful" });
      enter(user);
    },
    registered(user: CurrentUser, sentence: string) {
      toast({ title: "Welcome", description: sentence });
      enter(user);
    },
  };
}

// Resets the zoom of phones, which zoom into a field that is typed in and stay there.
function settleNarrowScreen() {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  const before = viewport?.content;
  if (viewport) viewport.content = "width=device-width, initial-scale=1, maximum-scale=1";
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  setTimeout(() => {
    if (viewport && before !== undefined) viewport.content = before;
  }, viewportLockMs);
}

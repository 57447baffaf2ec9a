import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Scrolls to the top of a new page. Going back leaves the position to the browser. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useLayoutEffect(() => {
    if (kind !== NavigationType.Pop) scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path is what it waits for
  }, [pathname, kind]);
  return null;
}

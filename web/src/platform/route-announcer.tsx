import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Milliseconds that a new page has to set its title. */
const settleMs = 400;

/** Announces the title of a new page to screen readers where the document was not loaded anew. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (first.current === pathname) return undefined;
    first.current = "";
    const timer = setTimeout(() => setTitle(document.title), settleMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Returns whether the page is being printed or saved as a PDF. NOTE: browsers lay the page out right after they say so, so what
 * depends on it is drawn at once.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia("print");
    const show = (next: boolean) => flushSync(() => setIsPrinting(next));
    const begin = () => show(true);
    const end = () => show(false);
    const follow = ({ matches }: MediaQueryListEvent) => show(matches);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    media.addEventListener("change", follow);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
      media.removeEventListener("change", follow);
    };
  }, []);
  return isPrinting;
}

import { useEffect, useSyncExternalStore } from "react";
import { useProduct } from "./product.ts";

/** Sets the browser tab's title: "Messages · Triptych", "(2) Messages · Triptych" with unread messages, or the product's name alone. */
export function PageTitle({ children }: { children?: string }) {
  const { name } = useProduct();
  const count = useSyncExternalStore(subscribe, () => waiting);
  const title = children === undefined ? name : `${children} · ${name}`;
  return <title>{count > 0 ? `(${count}) ${title}` : title}</title>;
}

/** Sets the title of a page whose content is still loading or cannot be shown, and heads it for those who go from heading to heading. */
export function BarePageTitle({ children }: { children: string }) {
  return (
    <>
      <PageTitle>{children}</PageTitle>
      <h1 className="sr-only">{children}</h1>
    </>
  );
}

/** Shows the count in every page title while the component is on the screen. */
export function useTitleCount(count: number) {
  useEffect(() => {
    publish(count);
    return () => publish(0);
  }, [count]);
}

let waiting = 0;
const listeners = new Set<() => void>();

function publish(count: number) {
  waiting = count;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

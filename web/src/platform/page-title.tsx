import { useProduct } from "./product.ts";

/** The browser tab's title: "Messages · Triptych", or the product's name alone. */
export function PageTitle({ children }: { children?: string }) {
  const { name } = useProduct();
  return <title>{children === undefined ? name : `${children} · ${name}`}</title>;
}

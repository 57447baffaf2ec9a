import type { ComponentType } from "react";
import { type LazyPart, lazyPart } from "../ui/lazy-part.tsx";
import { PartFailure } from "../ui/part-failure.tsx";
import { PageSpinner } from "../ui/spinner.tsx";

/**
 * Makes a page of a file that is loaded when the page is first drawn, so that only what is looked at is fetched. The layout
 * around it stays where the page breaks or does not load.
 */
export function page<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  // NOTE: the spinner is as high as the window, so that the footer below it does not jump when the page arrives.
  return lazyPart(load, { whileLoading: <PageSpinner />, Failure: PartFailure });
}

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { loadCodePart } from "../platform/code-part.ts";
import { ErrorBoundary, type FailureProps } from "./error-boundary.tsx";
import { PartFailure } from "./part-failure.tsx";
import { SectionSpinner } from "./spinner.tsx";

export interface LazyPartOptions {
  whileLoading?: ReactNode;
  Failure?: ComponentType<FailureProps>;
  /** Lets the page reload itself for a newer version. Set it to false where a reload would lose what somebody typed. */
  mayReload?: boolean;
}

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the file ahead, so that the component is drawn at once. */
  preload: () => Promise<void>;
};

/**
 * Makes a component of a file that is loaded when the component is first drawn: `lazyPart(() => import("./panel.tsx"))`.
 * Shows `Failure` where the file does not load or the component breaks, and lets people try again.
 * NOTE: not with React's `lazy`, which never tries again after a failure, suspends also where the file is there already, and holds
 * what comes after a spinner back until the spinner was seen for 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { whileLoading = <SectionSpinner />, Failure = PartFailure, mayReload = true }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async (options: { mayReload: boolean }) => {
    loaded ??= (await loadCodePart(load, options)).default;
    return loaded;
  };

  function Part(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    useEffect(() => {
      if (Content) return undefined;
      let isOver = false;
      fetchPart({ mayReload }).then(
        (part) => isOver || setContent(() => part),
        (cause: unknown) => isOver || setFailure({ cause }),
      );
      return () => {
        isOver = true;
      };
    }, [Content]);
    if (failure) throw failure.cause;
    return Content ? <Content {...props} /> : whileLoading;
  }

  function LazyPart(props: Props) {
    return (
      <ErrorBoundary Failure={Failure}>
        <Part {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyPart, { preload: async () => void (await fetchPart({ mayReload: false })) });
}

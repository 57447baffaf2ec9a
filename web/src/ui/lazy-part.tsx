import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
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

/**
 * Makes a component of a file that is loaded when the component is first drawn: `lazyPart(() => import("./panel.tsx"))`.
 * Shows `Failure` where the file does not load or the component breaks, and lets people try again.
 * NOTE: `lazy` alone never tries again after a failure, and lets a failure replace the whole page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { whileLoading = <SectionSpinner />, Failure = PartFailure, mayReload = true }: LazyPartOptions = {},
): ComponentType<Props> {
  const start = () => lazy(() => loadCodePart(load, { mayReload }).catch(startAnew));
  const startAnew = (error: unknown): never => {
    current = start();
    throw error;
  };
  let current = start();

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => current);
    return (
      <ErrorBoundary Failure={Failure} onRetry={() => setPart(current)}>
        <Suspense fallback={whileLoading}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

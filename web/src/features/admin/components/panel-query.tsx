import type { ReactNode } from "react";
import { type ApiError, sentenceOf } from "../../../platform/api-error.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SectionSpinner } from "../../../ui/spinner.tsx";

export interface PanelQueryProps<Data> {
  query: { data: Data | undefined; error: ApiError | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Names what is loaded, as in "the rewards". */
  noun: string;
  children: (data: Data) => ReactNode;
}

/** Shows the content of a tab once its data has loaded, and a spinner or an error until then. */
export function PanelQuery<Data>({
  query: { data, error, isFetching, refetch },
  noun,
  children,
}: PanelQueryProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <SectionSpinner label={`Loading ${noun}`} />;
  return (
    <ErrorState
      message={sentenceOf(error, `We couldn't load ${noun}.`)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

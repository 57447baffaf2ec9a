import { getBriefReading } from "@triptych/contract/matching-readings";
import { useEndpoint } from "../../platform/query.ts";

/** Fetches what is read in a brief, unless no brief is named. */
export const useReading = (briefId: string) =>
  useEndpoint(getBriefReading, { params: { briefId } }, { staleTime: 0, enabled: briefId !== "" });

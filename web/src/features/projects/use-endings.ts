import {
  completeProject,
  giveReference,
  listReferences,
  removeReference,
  replyToReference,
  reportReference,
} from "@triptych/contract/project-endings";
import { getProject, listProjects } from "@triptych/contract/projects";
import { useCommand, useEndpoint } from "../../platform/query.ts";

// NOTE: apart from `api.ts`, which the first page loads.

/** Fetches what is published about somebody. */
export const useReferences = (userId: string) => useEndpoint(listReferences, { params: { userId } }, { staleTime: 0 });

export const useComplete = () => useCommand(completeProject, { refreshes: [listProjects, getProject] });

const changed = { refreshes: [listProjects, getProject, listReferences] };
export const useGiveReference = () => useCommand(giveReference, changed);
export const useRemoveReference = () => useCommand(removeReference, changed);
export const useReplyToReference = () => useCommand(replyToReference, changed);
export const useReportReference = () => useCommand(reportReference, { refreshes: [getProject, listReferences] });

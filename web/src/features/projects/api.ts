import { listBriefs } from "@triptych/contract/matching-briefs";
import { listIntroductions } from "@triptych/contract/introductions";
import { listContacts } from "@triptych/contract/messaging";
import {
  addProjectNote,
  replyToProjectInvitation,
  changeProjectStatus,
  createProject,
  getProject,
  inviteToProject,
  listProjects,
  removeFromProject,
  updateProject,
} from "@triptych/contract/projects";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isReplyOf, useCommand, useEndpoint } from "../../platform/query.ts";
import { useConnection } from "../../platform/realtime.tsx";
import { useRealtimeEvent } from "../../platform/use-realtime-event.ts";

export const useProjects = () => useEndpoint(listProjects, undefined, { staleTime: 0 });
export const useProject = (projectId: string) => useEndpoint(getProject, { params: { projectId } }, { staleTime: 0 });

/** Fetches the people who can be invited. */
export const useContacts = (isWanted = true) =>
  useEndpoint(listContacts, undefined, { staleTime: 0, enabled: isWanted });
/** Fetches the briefs that a project can be created from. */
export const useBriefs = (isWanted: boolean) => useEndpoint(listBriefs, undefined, { staleTime: 0, enabled: isWanted });
/** Fetches the introductions between the signed-in person and somebody, whose brief a project can be created from. */
export const useIntroductionsWith = (personId: string | null) =>
  useEndpoint(
    listIntroductions,
    { query: { personId: personId ?? undefined } },
    { staleTime: 0, enabled: personId !== null },
  );
const changed = { refreshes: [listProjects, getProject] };
export const useCreateProject = () => useCommand(createProject, { refreshes: [listProjects] });
export const useUpdateProject = () => useCommand(updateProject, changed);
export const useChangeStatus = () => useCommand(changeProjectStatus, changed);
export const useInvite = () => useCommand(inviteToProject, changed);
export const useRemovePerson = () => useCommand(removeFromProject, changed);
export const useAnswerInvitation = () => useCommand(replyToProjectInvitation, changed);
export const useAddNote = () => useCommand(addProjectNote, changed);
/** Removes the signed-in person from a project. Does not fetch the project again, because they no longer see it. */
export const useLeave = () => useCommand(removeFromProject, { refreshes: [listProjects] });
export const useDecline = () => useCommand(replyToProjectInvitation, { refreshes: [listProjects] });

/** Fetches projects again when others change them, while the component is on the screen. */
export function useLiveProjects() {
  const client = useQueryClient();
  const { connections } = useConnection();
  useRealtimeEvent("projects_changed", () => refreshProjects(client));
  // Fetches again after each connection: changes may have been missed before it.
  useEffect(() => {
    if (connections > 0) refreshProjects(client);
  }, [connections, client]);
}

function refreshProjects(client: QueryClient) {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => isReplyOf(listProjects, queryKey[0]) || isReplyOf(getProject, queryKey[0]),
  });
}

import { listBriefs } from "@triptych/contract/matching";
import { listContacts } from "@triptych/contract/messaging";
import {
  addProjectNote,
  answerProjectInvitation,
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
import { isAnswerOf, useCommand, useEndpoint } from "../../platform/query.ts";
import { useConnection, useRealtimeEvent } from "../../platform/realtime.tsx";

export const useProjects = () => useEndpoint(listProjects, undefined, { staleTime: 0 });
export const useProject = (projectId: string) => useEndpoint(getProject, { params: { projectId } }, { staleTime: 0 });

/** Whom one may invite, and what a project may begin from. */
export const useContacts = (isWanted = true) =>
  useEndpoint(listContacts, undefined, { staleTime: 0, enabled: isWanted });
export const useBriefs = (isWanted: boolean) => useEndpoint(listBriefs, undefined, { staleTime: 0, enabled: isWanted });

const changed = { refreshes: [listProjects, getProject] };
export const useCreateProject = () => useCommand(createProject, { refreshes: [listProjects] });
export const useUpdateProject = () => useCommand(updateProject, changed);
export const useChangeStatus = () => useCommand(changeProjectStatus, changed);
export const useInvite = () => useCommand(inviteToProject, changed);
export const useRemovePerson = () => useCommand(removeFromProject, changed);
export const useAnswerInvitation = () => useCommand(answerProjectInvitation, changed);
export const useAddNote = () => useCommand(addProjectNote, changed);
/** For those who then no longer see the project: what is on the screen is not asked for again. */
export const useLeave = () => useCommand(removeFromProject, { refreshes: [listProjects] });
export const useDecline = () => useCommand(answerProjectInvitation, { refreshes: [listProjects] });

/** Shows what others change while the component is on the screen. */
export function useLiveProjects() {
  const client = useQueryClient();
  const { connections } = useConnection();
  useRealtimeEvent("projects_changed", () => refreshProjects(client));
  // The first connection comes with what was just fetched; later ones may have missed something.
  useEffect(() => {
    if (connections > 1) refreshProjects(client);
  }, [connections, client]);
}

function refreshProjects(client: QueryClient) {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => isAnswerOf(listProjects, queryKey[0]) || isAnswerOf(getProject, queryKey[0]),
  });
}

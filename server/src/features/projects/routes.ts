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
import {
  completeProject,
  giveReference,
  removeReference,
  listReferences,
  replyToReference,
  reportReference,
} from "@triptych/contract/project-endings";
import type { Route } from "../../platform/http/route.ts";
import type { ProjectsService } from "./service.ts";

export function projectsRoutes(route: Route, projects: ProjectsService) {
  route(listProjects, ({ viewer }) => projects.list(viewer));
  route(createProject, ({ body, viewer }) => projects.create(viewer, body));
  route(getProject, ({ params, viewer }) => projects.getPage(viewer, params.projectId));
  route(updateProject, ({ params, body, viewer }) => projects.update(viewer, params.projectId, body));
  route(changeProjectStatus, ({ params, body, viewer }) =>
    projects.changeStatus(viewer, params.projectId, body.status),
  );
  route(inviteToProject, ({ params, body, viewer }) => projects.invite(viewer, params.projectId, body.userId));
  route(addProjectNote, ({ params, body, viewer }) => projects.addNote(viewer, params.projectId, body.content));

  route(completeProject, ({ params, body, viewer }) => projects.complete(viewer, params.projectId, body));
  route(giveReference, ({ params, body, viewer }) => projects.giveReference(viewer, params.projectId, body));
  route(removeReference, ({ params, viewer }) => projects.removeReference(viewer, params.projectId));
  route(listReferences, ({ params, viewer }) => projects.references.list(viewer, params.userId));
  route(replyToReference, ({ params, body, viewer }) =>
    projects.references.reply(viewer, params.referenceId, body.text),
  );

  route(reportReference, async ({ params, body, viewer }) => {
    await projects.references.report(viewer, params.referenceId, body.reason);
    return { message: "Thank you. An operator will look at it." };
  });

  route(removeFromProject, async ({ params, viewer }) => {
    await projects.remove(viewer, params.projectId, params.userId);
    return { message: "They are no longer in this project." };
  });

  route(replyToProjectInvitation, async ({ params, body, viewer }) => {
    await projects.replyToInvitation(viewer, params.projectId, body);
    return { message: body.isAccepted ? "You are in." : "You declined the invitation." };
  });
}

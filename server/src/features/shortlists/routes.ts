import {
  createShortlist,
  getSharedList,
  getShortlist,
  getShortlistMatches,
  listShortlists,
  removeFromShortlist,
  removeGuestVotes,
  removeShortlist,
  restoreShortlist,
  shareShortlist,
  updateShortlist,
  updateShortlistPerson,
  voteOnSharedList,
  withdrawShare,
} from "@triptych/contract/shortlists";
import { Id } from "@triptych/contract/basics";
import type { RawRoute } from "../../platform/http/raw-route.ts";
import { refuse } from "../../platform/http/refusal.ts";
import type { Route } from "../../platform/http/route.ts";
import type { Authenticate } from "../../platform/security/viewer.ts";
import type { ShortlistsService } from "./service.ts";

export function shortlistsRoutes(route: Route, shortlists: ShortlistsService) {
  const { guests } = shortlists;
  route(listShortlists, ({ viewer }) => shortlists.list(viewer));
  route(createShortlist, ({ body, viewer }) => shortlists.create(viewer, body));
  route(getShortlist, ({ params, viewer }) => shortlists.get(viewer, params.shortlistId));
  route(getShortlistMatches, ({ params, viewer }) => shortlists.listMatches(viewer, params.shortlistId));
  route(updateShortlist, ({ params, body, viewer }) => shortlists.update(viewer, params.shortlistId, body));
  route(removeShortlist, async ({ params, viewer }) => {
    await shortlists.remove(viewer, params.shortlistId);
    return { message: "The shortlist was deleted." };
  });
  route(restoreShortlist, ({ params, viewer }) => shortlists.restore(viewer, params.shortlistId));
  route(updateShortlistPerson, ({ params, body, viewer }) => shortlists.updatePerson(viewer, placeOf(params), body));
  route(removeFromShortlist, async ({ params, viewer }) => {
    await shortlists.removePerson(viewer, placeOf(params));
    return { message: "Taken off the shortlist." };
  });
  route(shareShortlist, ({ params, body, viewer }) => guests.share(viewer, params.shortlistId, body));
  route(withdrawShare, async ({ params, viewer }) => {
    await guests.withdraw(viewer, params.shortlistId);
    return { message: "The link no longer works." };
  });
  route(removeGuestVotes, async ({ params, query, viewer }) => {
    await guests.removeVotes(viewer, params.shortlistId, query.name);
    return { message: "The votes were removed." };
  });
  route(getSharedList, async ({ params, request, reply }) =>
    guests.get(params.token, guests.cookie.keep(request, reply)),
  );
  route(voteOnSharedList, ({ params, body, request, reply }) => {
    const isNew = guests.cookie.read(request) === null;
    return guests.vote(params.token, { ...body, browser: guests.cookie.keep(request, reply), isNew });
  });
}

/** Serves a list as a CSV file. NOTE: raw routes do not check who is calling, so this one does. */
export function shortlistsExportRoutes(rawRoute: RawRoute, shortlists: ShortlistsService, authenticate: Authenticate) {
  rawRoute(
    { method: "GET", path: "/api/shortlists/{shortlistId}/export", limit: "search" },
    async ({ request, reply }) => {
      const viewer = await authenticate(request);
      if (!viewer) refuse("signed_out");
      if (!viewer.isEmailVerified) refuse("email_unverified");
      const id = Id.safeParse((request.params as { shortlistId: string }).shortlistId);
      if (!id.success) refuse("not_found");
      const { fileName, content } = await shortlists.exportCsv(viewer, id.data);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${fileName}"`)
        .send(content);
    },
  );
}

const placeOf = ({ shortlistId, userId }: { shortlistId: string; userId: string }) => ({
  shortlistId,
  personId: userId,
});

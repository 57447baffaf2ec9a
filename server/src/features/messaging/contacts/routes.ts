import { deleteContact, getCorrespondent, listContacts } from "@triptych/contract/messaging";
import type { Route } from "../../../platform/http/route.ts";
import type { ContactsService } from "./service.ts";

export function contactsRoutes(route: Route, contacts: ContactsService) {
  route(listContacts, ({ viewer }) => contacts.list(viewer), { authenticate: contacts.authenticateToList });
  route(getCorrespondent, ({ params, viewer }) => contacts.getCorrespondent(viewer, params.userId));
  route(deleteContact, async ({ body, viewer }) => {
    await contacts.remove(viewer, body.contactId);
    return { message: "The contact has been removed from your list." };
  });
}

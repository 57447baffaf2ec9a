import { deleteOwnAccount, exportOwnRecords } from "@triptych/contract/legal";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../platform/api-client.ts";
import { useCommand } from "../../platform/query.ts";

/** Fetches the records when asked to, and does not cache them. */
export const useExportRecords = () => useMutation({ mutationFn: () => call(exportOwnRecords) });
export const useDeleteAccount = () => useCommand(deleteOwnAccount);

import { removeShortlist, type Shortlist } from "@triptych/contract/shortlists";
import { Download, EllipsisVertical, FileText, Pencil, Printer, Trash2 } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { addressOf } from "../../../platform/api-client.ts";
import { sentenceOf } from "../../../platform/api-error.ts";
import { dashboardPath, shortlistPath } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "../../../ui/dropdown-menu.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { showSummary, useRemoveShortlist, useRestoreShortlist, useUpdateShortlist } from "../api.ts";
import { BriefDialog } from "./brief-dialog.tsx";
import { NameDialog } from "./name-dialog.tsx";

/** Offers what can be done with a whole list. */
export function ListMenu({ list }: { list: Shortlist }) {
  const { id: shortlistId, name } = list;
  const [asked, setAsked] = useState<"name" | "brief">();
  const update = useUpdateShortlist();
  const remove = useDeletion(list);
  const params = { shortlistId };
  const change = async (body: { name: string } | { briefId: string | null }) => {
    try {
      await update.mutateAsync({ params, body });
      setAsked(undefined);
    } catch (error) {
      toastError(sentenceOf(error, "That was not saved. Please try again."));
    }
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="quiet" size="icon" aria-label={`Options for ${name}`} className="size-9!">
            <EllipsisVertical aria-hidden="true" className="size-4.5" />
          </Button>
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setAsked("name")}>
          Rename
        </MenuItem>
        <MenuItem icon={<FileText aria-hidden="true" />} onSelect={() => setAsked("brief")}>
          Choose its brief
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => setTimeout(() => print())}>
          Print or save as PDF
        </MenuItem>
        <MenuItem asChild>
          <a href={`${addressOf(removeShortlist, { params })}/export`} download>
            <Download aria-hidden="true" />
            Download as CSV
          </a>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden="true" />} isDestructive onSelect={() => void remove()}>
          Delete
        </MenuItem>
      </DropdownMenu>
      {asked === "name" && (
        <NameDialog
          title="Rename this shortlist"
          button="Save"
          name={name}
          isBusy={update.isPending}
          onClose={() => setAsked(undefined)}
          onName={(typed) => change({ name: typed })}
        />
      )}
      {asked === "brief" && (
        <BriefDialog
          briefId={list.briefId}
          isBusy={update.isPending}
          onClose={() => setAsked(undefined)}
          onChoose={(briefId) => change({ briefId })}
        />
      )}
    </>
  );
}

/** Deletes a list and goes back to the others, where it can be brought back. */
function useDeletion({ id: shortlistId, name }: Shortlist) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useRemoveShortlist();
  const restore = useRestoreShortlist();
  const params = { shortlistId };

  async function undo() {
    try {
      showSummary(client, await restore.mutateAsync({ params }));
      void navigate(shortlistPath(shortlistId));
    } catch (error) {
      toastError(sentenceOf(error, "It could not be brought back. Please try again."));
    }
  }

  return async () => {
    try {
      await remove.mutateAsync({ params });
      void navigate(dashboardPath("shortlists"), { replace: true });
      toast({ title: `${name} was deleted`, action: { label: "Undo", onPress: () => void undo() } });
    } catch (error) {
      toastError(sentenceOf(error, "It was not deleted. Please try again."));
    }
  };
}

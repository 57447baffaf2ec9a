import { sentenceOf } from "../../../platform/api-error.ts";
import { useProduct } from "../../../platform/product.ts";
import { useUser } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { useExportRecords } from "../api.ts";
import { recordsFileName, saveAsFile } from "../records-file.ts";

/** Downloads everything that is held about the signed-in person, as a file. */
export function DownloadRecords() {
  const { name } = useProduct();
  const { role } = useUser();
  const fetchRecords = useExportRecords();
  const download = () =>
    fetchRecords.mutate(undefined, {
      onSuccess: (records) => {
        saveAsFile(recordsFileName(name, records.exportedAt), JSON.stringify(records, null, 2));
        toast({ title: "Your data was downloaded" });
      },
      onError: (error) => toastError(sentenceOf(error, "Your data could not be collected. Please try again.")),
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose min-w-0 flex-1 basis-64 text-[0.9375rem] leading-6 text-ink-soft">
        {role === "owner"
          ? "Your account, profile, messages and everything else, as one JSON file that other programs can read."
          : "Your sign-in, its sessions and the messages that you wrote, as one JSON file that other programs can read."}
      </p>
      <Button variant="secondary" isBusy={fetchRecords.isPending} onClick={download}>
        Download my data
      </Button>
    </div>
  );
}

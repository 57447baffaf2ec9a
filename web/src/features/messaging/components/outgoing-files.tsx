import { formatBytes } from "../../../platform/format.ts";
import type { Outgoing, OutgoingFile } from "../outbox.ts";
import { useShareOf } from "../use-outbox.ts";
import { FileRow, FileState } from "./file-row.tsx";
import { MessageAttachments } from "./message-attachments.tsx";

/**
 * Shows the files of a message that is being sent, waits or has failed: as they will be seen once all are uploaded and it does not
 * wait any more. NOTE: without a connection, an uploaded picture could not be shown.
 */
export function OutgoingFiles({ outgoing: { files = [], state } }: { outgoing: Outgoing }) {
  const uploaded = files.flatMap(({ file }) => (file ? { id: file.id, file } : []));
  const isOnItsWay = state === "sending" || state === "sent";
  if (isOnItsWay && uploaded.length === files.length) return <MessageAttachments attachments={uploaded} isOwn />;
  return (
    <ul aria-label="Files of this message" className="flex w-full max-w-[85%] flex-wrap justify-end gap-1.5">
      {files.map((each) =>
        state === "sending" ? (
          <SendingFile key={each.key} file={each} />
        ) : (
          <FileRow
            key={each.key}
            file={{ ...each, problem: null }}
            state={
              <p className={each.problem === null ? "text-ink-soft" : "text-danger"}>
                {each.problem === null ? formatBytes(each.bytes) : "Not taken"}
              </p>
            }
          />
        ),
      )}
    </ul>
  );
}

function SendingFile({ file }: { file: OutgoingFile }) {
  const share = useShareOf(file.key);
  return <FileRow file={file} state={<FileState {...file} share={share} />} />;
}

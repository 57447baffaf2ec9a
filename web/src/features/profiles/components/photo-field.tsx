import type { UserType } from "@triptych/contract/basics";
import { fileLimits } from "@triptych/contract/file-limits";
import { useId, useRef, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useUser } from "../../../platform/session.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { useRemovePhoto, useSetPhoto } from "../api.ts";

const PhotoCropper = lazyPart(() => import("./photo-cropper.tsx"), { whileLoading: null, mayReload: false });

const megabytes = fileLimits.fileBytes / 1_000_000;

/** Shows the person's photo or logo, or the drawn picture, and lets them choose, replace and remove it. It is saved at once. */
export function PhotoField({ userType }: { userType: UserType }) {
  const { username, photo } = useUser();
  const [chosen, setChosen] = useState<File | null>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const setting = useSetPhoto();
  const removing = useRemovePhoto();
  const labelId = useId();
  const noun = userType === "freelancer" ? "photo" : "logo";

  async function attempt(work: () => Promise<void>, fallback: string) {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOf(error, fallback));
    }
  }

  const show = async (fileId: string) => {
    await setting.mutateAsync({ body: { fileId } });
    setRemovedId(null);
    setChosen(null);
  };
  const remove = () =>
    attempt(async () => {
      setRemovedId((await removing.mutateAsync({})).fileId);
      // NOTE: the button that was pressed is gone.
      button.current?.focus();
    }, `We couldn't remove your ${noun}. Please try again.`);
  const putBack = (fileId: string) =>
    attempt(async () => {
      await show(fileId);
      button.current?.focus();
    }, `We couldn't put your ${noun} back. Please choose it again.`);

  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar userType={userType} username={username} photo={photo} className="size-20 text-3xl" />
      <div className="min-w-56 flex-1">
        <p id={labelId} className="font-medium">
          Your {noun}
        </p>
        <p className="mt-0.5 text-sm leading-5 text-ink-soft">
          JPEG, PNG, WebP or AVIF, up to {megabytes} MB. It is saved as soon as you choose it.
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button ref={button} variant="secondary" size="sm" onClick={() => input.current?.click()}>
            {photo ? `Replace ${noun}` : `Choose a ${noun}`}
          </Button>
          {photo && (
            <Button variant="quiet" size="sm" isBusy={removing.isPending} onClick={() => void remove()}>
              Remove {noun}
            </Button>
          )}
        </div>
        <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
          {removedId !== null && !photo && (
            <>
              Your {noun} was removed.{" "}
              <Button variant="link" size="sm" isBusy={setting.isPending} onClick={() => void putBack(removedId)}>
                Undo
              </Button>
            </>
          )}
        </p>
        {problem !== undefined && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={`A picture for your ${noun}`}
        className="hidden"
        onChange={({ target }) => {
          setChosen(target.files?.[0] ?? null);
          setProblem(undefined);
          // NOTE: so that choosing the same file again is a change too.
          target.value = "";
        }}
      />
      {chosen && (
        <PhotoCropper key={chosen.name} file={chosen} noun={noun} onUploaded={show} onClose={() => setChosen(null)} />
      )}
    </div>
  );
}

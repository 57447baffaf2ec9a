import type { PublicPageState } from "@triptych/contract/public-pages";
import { ExternalLink, Eye, Globe, Lock } from "lucide-react";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { paths } from "../../../platform/paths.ts";
import { useUser } from "../../../platform/session.tsx";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { CopyLink } from "../../../ui/copy-link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast, toastError } from "../../../ui/toast.ts";
import { usePublicPage, useUpdatePublicPage } from "../api.ts";

/** Lets owners turn their public page on and off, look at it and copy its link. */
export function PublicPageSettings() {
  const { data: page, error, isFetching, refetch } = usePublicPage();
  if (!page && error)
    return (
      <Notice tone="danger">
        <p>{sentenceOf(error, "Your public page didn't load.")}</p>
        <Button variant="link" isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  return page ? <State page={page} /> : <Skeleton className="h-40 w-full" />;
}

function State({ page }: { page: PublicPageState }) {
  const { role } = useUser();
  const { publicPage: isOn, isShown, address, caseStudies } = page;
  const Icon = isOn ? Globe : Lock;
  return (
    <div className="flex flex-col gap-6">
      <p className="flex items-start gap-2.5">
        <Icon aria-hidden="true" className={isOn ? "mt-0.5 size-5 text-success" : "mt-0.5 size-5 text-ink-faint"} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{isOn ? "Your page is on" : "Your page is off"}</span>
          <span className="text-sm text-ink-soft">
            {isOn ? "Everybody with the link can read it." : "Nobody without an account can see you."}
          </span>
        </span>
      </p>
      {isOn && !isShown && (
        <Notice tone="warning">
          Nobody can open it at the moment, because you are not on the marketplace. It comes back when you are.
        </Notice>
      )}
      {isOn && address !== null && <SharedLink address={address} isShown={isShown} />}
      {caseStudies === 0 && (
        <Notice>
          Your page leads with your work, and there is none yet.{" "}
          <Link to={paths.newCaseStudy} className="font-medium underline underline-offset-4">
            Add a case study
          </Link>
        </Notice>
      )}
      <p className="max-w-prose text-[0.9375rem] leading-6 text-ink-soft">
        It shows your case studies, your profile and what others said of you. It never shows your email address, when
        you are free or what you charge. People who are credited on your work are named if they have a public page too.
      </p>
      <div className="flex flex-wrap items-center gap-2.5">
        {role === "owner" && <Switch isOn={isOn} />}
        {isShown && address !== null ? (
          <a href={address} target="_blank" rel="noopener" className={buttonClasses("secondary")}>
            <ExternalLink aria-hidden="true" className="size-4.5" />
            Open the page
          </a>
        ) : (
          <a href={paths.publicPagePreview} target="_blank" rel="noopener" className={buttonClasses("secondary")}>
            <Eye aria-hidden="true" className="size-4.5" />
            See how it will look
          </a>
        )}
      </div>
      {role !== "owner" && (
        <p className="text-sm text-ink-soft">Only the owner of the account can turn it on or off.</p>
      )}
    </div>
  );
}

/** Shows the link to copy, and the picture that other sites put beside it. */
function SharedLink({ address, isShown }: { address: string; isShown: boolean }) {
  const { displayName: name } = useUser();
  const link = <CopyLink url={address} title={name} />;
  if (!isShown) return <div>{link}</div>;
  return (
    <div>
      {link}
      <figure className="mt-3">
        <img
          src={`${new URL(address).pathname}/share.jpg`}
          width={1200}
          height={630}
          alt={`The name ${name}, what you do, and your first piece of work`}
          className="h-auto w-full max-w-md rounded-lg border border-line bg-sunken"
        />
        <figcaption className="mt-2 text-sm text-ink-soft">
          What others see beside your link where it is shared
        </figcaption>
      </figure>
    </div>
  );
}

/** Turns the page on, and off again: with a way back, because its address stays the same. */
function Switch({ isOn }: { isOn: boolean }) {
  const update = useUpdatePublicPage();
  const turn = async (publicPage: boolean) => {
    try {
      await update.mutateAsync({ body: { publicPage } });
      if (publicPage) toast({ title: "Your public page is on" });
      else
        toast({
          title: "Your public page is off",
          action: { label: "Undo", onPress: () => void turn(true) },
        });
    } catch (problem) {
      toastError(sentenceOf(problem, "It was not changed. Please try again."));
    }
  };
  return (
    <Button variant={isOn ? "secondary" : "primary"} isBusy={update.isPending} onClick={() => void turn(!isOn)}>
      {isOn ? "Turn it off" : "Turn the page on"}
    </Button>
  );
}

import { Check, Copy, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "../../../platform/api-error.ts";
import { useProduct } from "../../../platform/product.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useReferralLink } from "../api.ts";

/** Shows the person's own invitation link, with buttons to copy and to share it. */
export function OwnLink() {
  const { data, error, isFetching, refetch } = useReferralLink();
  return (
    <Card>
      <CardHeader
        title="Your own link"
        description="Share it with people you know. Everybody who signs up with it counts as your referral. We do not email anybody."
      />
      <CardBody>
        {data ? (
          <Link url={data.url} />
        ) : error ? (
          <Notice tone="danger">
            <p>{sentenceOf(error, "Your link didn't load.")}</p>
            <Button variant="link" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </Notice>
        ) : (
          <Skeleton className="h-18 w-full" />
        )}
      </CardBody>
    </Card>
  );
}

function Link({ url }: { url: string }) {
  const { name } = useProduct();
  const box = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<"copied" | "refused" | null>(null);
  useEffect(() => {
    if (result !== "copied") return undefined;
    const timer = setTimeout(() => setResult(null), copiedMs);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setResult("copied");
    } catch {
      // NOTE: browsers allow copying on https pages only.
      box.current?.select();
      setResult("refused");
    }
  };
  // NOTE: closing the share sheet rejects the promise, which is no error.
  const share = () => void navigator.share({ title: name, url }).catch(() => undefined);
  return (
    <>
      <div className="flex flex-wrap items-end gap-2.5">
        <Field label="Link" className="flex-1 basis-64">
          <Input ref={box} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <Button onClick={() => void copy()} className="max-sm:flex-1">
          {result === "copied" ? (
            <Check aria-hidden="true" className="size-4.5" />
          ) : (
            <Copy aria-hidden="true" className="size-4.5" />
          )}
          {result === "copied" ? "Copied" : "Copy link"}
        </Button>
        {"share" in navigator && (
          <Button variant="secondary" onClick={share} className="max-sm:flex-1">
            <Share2 aria-hidden="true" className="size-4.5" />
            Share
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:mt-0">
        {result === "copied" && "The link is copied."}
        {result === "refused" &&
          "Your browser does not allow us to copy it. The link is selected, so you can copy it yourself."}
      </p>
    </>
  );
}

const copiedMs = 4_000;

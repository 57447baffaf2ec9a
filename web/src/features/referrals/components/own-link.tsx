import { sentenceOf } from "../../../platform/api-error.ts";
import { useProduct } from "../../../platform/product.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { CopyLink } from "../../../ui/copy-link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useReferralLink } from "../api.ts";

/** Shows the person's own invitation link, with buttons to copy and to share it. */
export function OwnLink() {
  const { name } = useProduct();
  const { data, error, isFetching, refetch } = useReferralLink();
  return (
    <Card>
      <CardHeader
        title="Your own link"
        description="Share it with people you know. Everybody who signs up with it counts as your referral. We do not email anybody."
      />
      <CardBody>
        {data ? (
          <CopyLink url={data.url} title={name} />
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

import { Card, CardBody, CardHeader } from "../../../ui/card.tsx";
import { useHeldSignUps } from "../api.ts";
import { SignUpList } from "./sign-up-list.tsx";

/** Lists the sign-ups that an operator must decide about, by inviter. Shows nothing while there are none. */
export function HeldSignUps() {
  const { data: lists } = useHeldSignUps();
  if (!lists || lists.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Sign-ups to review"
        description="These people have something in common with others who came by the same link. They do not count as referrals until you decide."
      />
      <CardBody className="flex flex-col gap-6">
        {lists.map(({ inviter, signUps }) => (
          <section key={inviter.id} aria-label={`Brought by ${inviter.username}`}>
            <h3 className="text-base wrap-anywhere">
              Brought by <bdi>{inviter.username}</bdi>
              <span className="ml-2 text-sm font-normal text-ink-soft">{inviter.email}</span>
            </h3>
            <SignUpList signUps={signUps} label={`Sign-ups brought by ${inviter.username}`} />
          </section>
        ))}
      </CardBody>
    </Card>
  );
}

import { useState } from "react";
import { Link } from "react-router";
import { sentenceOf } from "../../../platform/api-error.ts";
import { paths } from "../../../platform/paths.ts";
import { useSession } from "../../../platform/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { toastError } from "../../../ui/toast.ts";

/** Offers to sign out to somebody who is signed in and opened a link that creates another account. */
export function SignOutFirst({ label }: { label: string }) {
  const { signOut } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      await signOut();
    } catch (error) {
      toastError(sentenceOf(error, "You could not be signed out. Please try again."));
    }
    setIsLeaving(false);
  };
  return (
    <>
      <Button isBusy={isLeaving} onClick={() => void leave()}>
        {label}
      </Button>
      <Button asChild variant="secondary">
        <Link to={paths.home}>Stay signed in</Link>
      </Button>
    </>
  );
}

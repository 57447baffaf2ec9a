import type { UserType } from "@triptych/contract/basics";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { ProfileFormContext } from "../form-context.ts";
import { useFirstProfile } from "../use-first-profile.ts";
import { useProfileAddress } from "../use-profile-address.ts";
import { useProfileForm } from "../use-profile-form.ts";
import { WholeForm } from "./whole-form.tsx";

// NOTE: loaded on its own, because most people have a profile already.
const FirstProfile = lazyPart(() => import("./first-profile.tsx"));

/** Shows the steps of a first profile, or the whole form. Both edit the same values. */
export function OwnProfile({ userType, work }: { userType: UserType; work: ReactNode }) {
  const form = useProfileForm(userType);
  const first = useFirstProfile(form);
  useProfileAddress(form.isDirty || first.text !== "" || first.stage !== "paste");
  return (
    <ProfileFormContext value={form}>
      {first.isOpen ? (
        <FirstProfile first={first} />
      ) : (
        <WholeForm
          userType={userType}
          work={work}
          actions={
            first.mayReturn && (
              <Button variant="secondary" size="sm" onClick={first.returnToSteps}>
                Go step by step
              </Button>
            )
          }
        />
      )}
    </ProfileFormContext>
  );
}

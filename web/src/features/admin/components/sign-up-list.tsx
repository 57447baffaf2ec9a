import type { SignUp } from "@triptych/contract/admin";
import { useState } from "react";
import { useShownRows } from "../use-shown-rows.ts";
import { RefuseSignUpDialog } from "./refuse-sign-up-dialog.tsx";
import { ShowMore } from "./show-more.tsx";
import { SignUpRow } from "./sign-up-row.tsx";

export function SignUpList({ signUps, label }: { signUps: SignUp[]; label: string }) {
  const { shown, hidden, showMore } = useShownRows(signUps);
  const [refusing, setRefusing] = useState<SignUp>();
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {shown.map((signUp) => (
          <SignUpRow key={signUp.userId} signUp={signUp} onRefuse={() => setRefusing(signUp)} />
        ))}
      </ul>
      <ShowMore hidden={hidden} onMore={showMore} />
      {refusing && <RefuseSignUpDialog signUp={refusing} onClose={() => setRefusing(undefined)} />}
    </>
  );
}

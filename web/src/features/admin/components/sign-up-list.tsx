import type { SignUp } from "@triptych/contract/admin";
import { useState } from "react";
import { RefuseSignUpDialog } from "./refuse-sign-up-dialog.tsx";
import { SignUpRow } from "./sign-up-row.tsx";

export function SignUpList({ signUps, label }: { signUps: SignUp[]; label: string }) {
  const [refusing, setRefusing] = useState<SignUp>();
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {signUps.map((signUp) => (
          <SignUpRow key={signUp.userId} signUp={signUp} onRefuse={() => setRefusing(signUp)} />
        ))}
      </ul>
      {refusing && <RefuseSignUpDialog signUp={refusing} onClose={() => setRefusing(undefined)} />}
    </>
  );
}

import { userTypeLabels, userTypes } from "@triptych/contract/user-types";
import { sentenceOf } from "../../../platform/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { toastError } from "../../../ui/toast.ts";
import { useLogin } from "../use-sign-in.ts";
import { demoPassword, demoUsername } from "../rules.ts";
import { useWelcome } from "../use-welcome.ts";

/** Offers the demo accounts in demo mode. */
export function DemoSignIn() {
  const signIn = useLogin();
  const welcome = useWelcome();
  const enterAs = (username: string) =>
    signIn.mutate(
      { body: { username, password: demoPassword } },
      {
        onSuccess: ({ user }) => welcome.signedIn(user),
        onError: (error) => toastError(sentenceOf(error, "Something went wrong")),
      },
    );
  return (
    <section aria-labelledby="demo-title" className="rounded-xl border border-dashed border-line-strong/50 p-5 sm:px-7">
      <h2 id="demo-title" className="text-[0.9375rem]">
        Just looking?
      </h2>
      <p className="mt-1 text-sm text-ink-soft">This is a demonstration. Everybody in it is made up. Look around as:</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {userTypes.map((userType) => (
          <Button
            key={userType}
            variant="secondary"
            size="sm"
            disabled={signIn.isPending}
            onClick={() => enterAs(demoUsername(userType))}
          >
            <span data-accent={userType} aria-hidden="true" className="h-3.5 w-1.5 rounded-[2px] bg-accent" />
            {userType === "agency" ? "An" : "A"} {userTypeLabels[userType].toLowerCase()}
          </Button>
        ))}
      </div>
    </section>
  );
}

import { useNavigate } from "react-router";
import { sentenceOf } from "../../platform/api-error.ts";
import { paths } from "../../platform/paths.ts";
import { useSession } from "../../platform/session.tsx";
import { toastError } from "../../ui/toast.ts";

/** Ends the session and leads home. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    try {
      // First home: a guarded page would ask to come back to it after the next sign-in.
      await navigate(paths.home);
      await signOut();
    } catch (error) {
      toastError(sentenceOf(error, "You could not be signed out. Please try again."));
    }
  };
  return () => void leave();
}

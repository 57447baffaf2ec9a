import { useNavigate } from "react-router";
import { sentenceOf } from "../../platform/api-error.ts";
import { paths } from "../../platform/paths.ts";
import { useSession } from "../../platform/session.tsx";
import { toastError } from "../../ui/toast.ts";

export function useSignOut() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      // First home: a guarded page would ask to come back to it after the next sign-in.
      await navigate(paths.home);
      await signOut();
    } catch (error) {
      toastError(sentenceOf(error, "You could not be signed out. Please try again."));
    }
  };
}

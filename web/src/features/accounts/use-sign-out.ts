import { useNavigate } from "react-router";
import { sentenceOf } from "../../platform/api-error.ts";
import { paths } from "../../platform/paths.ts";
import { useSession } from "../../platform/session.tsx";
import { toastError } from "../../ui/toast.ts";

/** Returns a function that ends the session and leads to the start page. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    try {
      // NOTE: leads to the start page first, because a page behind sign-in would be opened again after the next sign-in.
      await navigate(paths.home);
      await signOut();
    } catch (error) {
      toastError(sentenceOf(error, "You could not be signed out. Please try again."));
    }
  };
  return () => void leave();
}

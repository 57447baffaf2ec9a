import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useUser } from "../platform/session.tsx";
import { Avatar } from "../ui/avatar.tsx";

/** Shows who is signed in, and opens the account menu. */
export function AccountButton(props: ComponentProps<"button">) {
  const { username, userType, photo } = useUser();
  return (
    <button
      type="button"
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md ps-1.5 pe-2 text-[0.9375rem] font-medium hover:bg-hover data-[state=open]:bg-hover"
      {...props}
    >
      <Avatar userType={userType} username={username} photo={photo} className="size-8 text-sm" />
      <span className="max-w-[28vw] truncate sm:max-w-56">
        <span className="sr-only">Account menu of </span>
        {username}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
    </button>
  );
}

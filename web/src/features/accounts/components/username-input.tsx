import type { ComponentProps } from "react";
import { Input } from "../../../ui/input.tsx";

/** Shows a field for a username, which phones neither capitalise nor correct. */
export function UsernameInput(props: ComponentProps<typeof Input>) {
  return <Input autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...props} />;
}

import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** Adds a short explanation to something that can be focused. Never put necessary text here: touch screens do not show it. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactElement }) {
  return (
    <Primitive.Provider delayDuration={350}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-64 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-sm text-on-ink shadow-md"
        >
          {content}
        </Primitive.Content>
      </Primitive.Root>
    </Primitive.Provider>
  );
}

import { type ReactNode, useId } from "react";
import { Card, CardBody } from "../../../ui/card.tsx";

/** Shows one section of the settings: its title, what it is for, and its controls. */
export function SettingsSection({
  title,
  description,
  children,
}: {
  title: string;
  description: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-5">
      <div>
        <h3 id={id} tabIndex={-1} className="rounded-sm text-xl focus:outline-none">
          {title}
        </h3>
        <p className="mt-1.5 max-w-prose text-[0.9375rem] leading-6 text-ink-soft">{description}</p>
      </div>
      <Card className="min-w-0">
        <CardBody className="p-5! sm:p-6!">{children}</CardBody>
      </Card>
    </section>
  );
}

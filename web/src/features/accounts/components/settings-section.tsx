import { type ReactNode, useId } from "react";
import { Card, CardBody } from "../../../ui/card.tsx";

/** Shows one section of the settings: its title on the left, its controls on the right. */
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
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-0 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        <p className="mt-1 max-w-prose text-[0.9375rem] leading-6 text-ink-soft">{description}</p>
      </div>
      <Card className="min-w-0">
        <CardBody className="p-5! sm:p-6!">{children}</CardBody>
      </Card>
    </section>
  );
}

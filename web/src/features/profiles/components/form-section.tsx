import { type ReactNode, useId } from "react";
import { Card } from "../../../ui/card.tsx";

export function FormSection({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby={id}>
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        {description && <p className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">{description}</p>}
        <div className="mt-6 flex flex-col gap-6">{children}</div>
      </section>
    </Card>
  );
}

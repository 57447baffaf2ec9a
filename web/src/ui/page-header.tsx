import type { ReactNode } from "react";

/** Shows a page's title, its description and its buttons. */
export function PageHeader({
  title,
  description,
  actions,
  level: Heading = "h1",
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  level?: "h1" | "h2";
}) {
  return (
    <header className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <Heading className="text-2xl sm:text-3xl">{title}</Heading>
        {description && <p className="mt-2 max-w-prose text-ink-soft">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  );
}

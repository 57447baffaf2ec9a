import type { ReactNode } from "react";
import { Card, CardBody } from "./card.tsx";
import { classes } from "./classes.ts";

export interface OutcomeCardProps {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  tone?: keyof typeof tones;
  children?: ReactNode;
}

/** Shows a card that says how something ended and where to go next. */
export function OutcomeCard({ icon, title, text, action, tone = "accent", children }: OutcomeCardProps) {
  return (
    <div className="flex flex-1 items-center justify-center px-4 py-10">
      <Card className="w-full max-w-md shadow-lg">
        <CardBody className="flex flex-col gap-5 sm:p-9!">
          <span aria-hidden="true" className={classes("grid size-12 place-content-center rounded-lg", tones[tone])}>
            {icon}
          </span>
          <div role="status">
            <h1 className="text-2xl">{title}</h1>
            {text && <p className="mt-2 text-ink-soft">{text}</p>}
          </div>
          {children}
          {action && <div className="flex flex-wrap gap-2.5">{action}</div>}
        </CardBody>
      </Card>
    </div>
  );
}

const tones = {
  accent: "bg-accent-soft text-accent",
  success: "bg-success-soft text-success",
  danger: "bg-danger-soft text-danger",
};

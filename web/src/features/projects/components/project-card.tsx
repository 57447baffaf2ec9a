import type { Project } from "@triptych/contract/projects";
import { Link } from "react-router";
import { projectPath } from "../../../platform/paths.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";

export function ProjectCard({ project: { id, title, status, description, invitation } }: { project: Project }) {
  return (
    <Card className="h-full">
      <CardBody className="flex h-full flex-col items-start gap-3 p-5! sm:p-6!">
        {invitation === "pending" && <Badge tone="accent">You are invited</Badge>}
        <div className="min-w-0 max-w-full">
          <h3 className="text-lg wrap-anywhere" dir="auto">
            {title}
          </h3>
          <p className="mt-1 text-sm text-ink-faint">
            Status: <span className="inline-block first-letter:uppercase">{status}</span>
          </p>
        </div>
        <p className="line-clamp-4 max-w-full text-[0.9375rem] leading-6 wrap-anywhere text-ink-soft" dir="auto">
          {description}
        </p>
        <Button asChild variant="secondary" size="sm" className="mt-auto">
          <Link to={projectPath(id)} aria-label={`VIEW DETAILS of ${title}`}>
            VIEW DETAILS
          </Link>
        </Button>
      </CardBody>
    </Card>
  );
}

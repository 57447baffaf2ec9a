import { ShieldX } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../platform/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";

export function AccessDenied() {
  return (
    <Card className="mx-auto mt-6 max-w-lg">
      <CardBody className="flex flex-col items-center py-12 text-center sm:py-14">
        <span aria-hidden="true" className="mb-4 grid size-12 place-content-center rounded-lg bg-danger-soft">
          <ShieldX className="size-5.5 text-danger" />
        </span>
        <h1 className="text-xl">Access Denied</h1>
        <p className="mt-2 mb-6 text-ink-soft">You do not have permission to access the admin panel.</p>
        <Button asChild variant="secondary">
          <Link to={paths.home}>Go to your dashboard</Link>
        </Button>
      </CardBody>
    </Card>
  );
}

import { Compass } from "lucide-react";
import { Link } from "react-router";
import { PageTitle } from "../platform/page-title.tsx";
import { paths } from "../platform/paths.ts";
import { Button } from "../ui/button.tsx";
import { OutcomeCard } from "../ui/outcome-card.tsx";

export default function NotFoundPage() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <OutcomeCard
        icon={<Compass className="size-6" />}
        title="Page not found"
        text="We could not find this page. It may have moved, or the link may be incomplete."
        action={
          <Button asChild>
            <Link to={paths.home}>Go to the home page</Link>
          </Button>
        }
      />
    </>
  );
}

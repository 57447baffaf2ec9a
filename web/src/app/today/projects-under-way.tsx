import { dashboardPath } from "../../platform/paths.ts";
import { useProjects } from "../../features/projects/api.ts";
import { CurrentProjects } from "../../features/projects/components/current-projects.tsx";
import { TodaySection } from "./today-section.tsx";

export function ProjectsUnderWay() {
  const projects = useProjects();
  return (
    <TodaySection title="Projects" more={{ to: dashboardPath("projects"), label: "All projects" }} needs={[projects]}>
      <CurrentProjects />
    </TodaySection>
  );
}

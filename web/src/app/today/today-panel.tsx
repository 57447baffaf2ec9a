import { useUser } from "../../platform/session.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SectionSpinner } from "../../ui/spinner.tsx";
import { FirstStep } from "./first-step.tsx";
import { LeftToDo } from "./left-to-do.tsx";
import { OperatorTasks } from "./operator-tasks.tsx";
import { OwnBriefs } from "./own-briefs.tsx";
import { ProjectsUnderWay } from "./projects-under-way.tsx";
import { useIsDrawnAtOnce } from "./use-is-drawn-at-once.ts";
import { WaitingForYou } from "./waiting-for-you.tsx";
import { WhenYouAreFree } from "./when-you-are-free.tsx";
import { WorthMeeting } from "./worth-meeting.tsx";

/** Shows what waits for somebody, what is new and what is left to do. It is the first page of people whose profile is complete. */
export default function TodayPanel() {
  const user = useUser();
  const isMember = user.userType !== null;
  const isDrawn = useIsDrawnAtOnce();
  return (
    <>
      <PageHeader level="h2" title="Today" description="What waits for you, what is new, and what is left to do." />
      {!isDrawn && <SectionSpinner />}
      <div hidden={!isDrawn} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {user.userType !== null && <FirstStep userType={user.userType} />}
          {user.is_admin && <OperatorTasks />}
          <WaitingForYou />
          {isMember && <OwnBriefs />}
          <ProjectsUnderWay />
        </div>
        {isMember && (
          <div className="flex min-w-0 flex-col gap-6">
            <LeftToDo />
            <WhenYouAreFree />
            <WorthMeeting />
          </div>
        )}
      </div>
    </>
  );
}

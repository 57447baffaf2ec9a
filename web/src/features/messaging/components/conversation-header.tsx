import { userTypeLabels } from "@triptych/contract/basics";
import type { Correspondent } from "@triptych/contract/messaging";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { memberPath } from "../../../platform/paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { ContactMenu } from "./contact-menu.tsx";

export interface ConversationHeaderProps {
  correspondent: Correspondent;
  onBack: () => void;
  /** Runs after the contact was deleted or blocked. */
  onGone: () => void;
  isBackOnNarrowOnly?: boolean;
  headingLevel: "h1" | "h2";
  /** Returns what stands before the menu of a person who has a profile. */
  renderAction?: (correspondent: Correspondent) => ReactNode;
}

export function ConversationHeader({
  correspondent,
  onBack,
  onGone,
  isBackOnNarrowOnly = false,
  headingLevel: Heading,
  renderAction,
}: ConversationHeaderProps) {
  const { id, username, photo, displayName, userType } = correspondent;
  return (
    <header className="flex min-h-16 items-center gap-2.5 border-b px-3 sm:px-4">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Back to contacts"
        onClick={onBack}
        className={classes("-ms-1.5", isBackOnNarrowOnly && "sm:hidden!")}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Button>
      <Avatar userType={userType} username={username} photo={photo} className="size-9" />
      <Heading className="min-w-0 flex-1 truncate text-base font-semibold">
        {userType ? (
          <Link to={memberPath(id)} className="rounded-sm hover:underline">
            <bdi>{displayName}</bdi>
          </Link>
        ) : (
          <bdi>{displayName}</bdi>
        )}
      </Heading>
      {userType && (
        <Badge tone={userType} className="max-sm:hidden!">
          {userTypeLabels[userType]}
        </Badge>
      )}
      {userType && renderAction?.(correspondent)}
      <ContactMenu contact={correspondent} onGone={onGone} />
    </header>
  );
}

import { Ban } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { BlockedList } from "./blocked-list.tsx";

/** Shows a button that opens the list of blocked people. */
export function BlockedPeople() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <Ban aria-hidden="true" className="size-4.5" />
        Blocked<span className="sr-only"> contacts</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Blocked contacts"
        description="Nobody here can write to you, and you do not appear in each other's searches."
        size="sm"
      >
        {isOpen && <BlockedList />}
      </Dialog>
    </>
  );
}

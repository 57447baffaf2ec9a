import { Dialog } from "../ui/dialog.tsx";

const keys = [
  { keys: ["Ctrl", "K"], does: "Go to a place, a person, a brief or a conversation" },
  { keys: ["/"], does: "Write a brief" },
  { keys: ["?"], does: "Show these keys" },
  { keys: ["Tab"], does: "Go to the next link, button or field" },
  { keys: ["←", "→"], does: "Move between the tabs at the top" },
  { keys: ["Enter"], does: "Send a message" },
  { keys: ["Shift", "Enter"], does: "Start a new line in a message" },
  { keys: ["Esc"], does: "Close what is open" },
];

/** Lists the keys of the product. */
export default function KeyboardHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard" description="On a Mac, use ⌘ in the place of Ctrl.">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3">
        {keys.map(({ keys: pressed, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {pressed.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-line-strong/50 bg-sunken px-2 py-0.5 font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-[0.9375rem] leading-6">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

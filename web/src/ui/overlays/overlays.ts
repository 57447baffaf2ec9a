// Gathers menus and dialogs, which are loaded after the page, in one file.
export { AlertDialogWindow } from "./alert-dialog-window.tsx";
export { BusyDialogWindow, DialogWindow } from "./dialog-window.tsx";
export { Menu } from "./menu.tsx";
export { PopoverWindow } from "./popover-window.tsx";

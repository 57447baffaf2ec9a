import { createContext, type ReactNode } from "react";

export interface DialogProps {
  open: boolean;
  /** Runs when somebody closes the dialog, which is never where it is not dismissable. */
  onClose?: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Holds the buttons at the foot, which stay visible while the middle scrolls. */
  footer?: ReactNode;
  /** Lets people close the dialog with a button, Escape or a click outside. */
  isDismissable?: boolean;
  size?: "sm" | "md" | "lg";
  /** Names the account type whose accent colour replaces the page's. */
  accent?: string;
}

export interface BusyDialogProps {
  open: boolean;
  title: string;
  description?: string;
}

export interface AlertDialogProps {
  open: boolean;
  title: string;
  description: ReactNode;
  /** Labels the two buttons, as in "Keep Subscription" and "Yes, Cancel Subscription". */
  cancelLabel?: string;
  confirmLabel: string;
  isDestructive?: boolean;
  /** Shows that the confirmed action is running. The dialog stays open until the caller closes it. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Holds the element at the foot of the dialog that a part of a page is drawn in. */
export const FooterPlace = createContext<HTMLElement | null>(null);

import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus back to the element that the returned ref is on, when editing in its place ends. */
export function useFocusAfterEdit<Target extends HTMLElement>(isEditing: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) target.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return target;
}

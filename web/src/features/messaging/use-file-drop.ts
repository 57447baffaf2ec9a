import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Takes files that are dropped anywhere on what is around an element. Returns whether some are held over it at the moment. */
export function useFileDrop(inside: RefObject<HTMLElement | null>, onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const around = inside.current?.parentElement;
    if (!around) return undefined;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!around.contains(event.relatedTarget as Node | null)) setIsOver(false);
    };
    const end = (event: DragEvent) => {
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      drop(files);
    };
    around.addEventListener("dragover", over);
    around.addEventListener("dragleave", leave);
    around.addEventListener("drop", end);
    return () => {
      around.removeEventListener("dragover", over);
      around.removeEventListener("dragleave", leave);
      around.removeEventListener("drop", end);
    };
  }, [inside]);

  return isOver;
}

import { z } from "zod";
import { Id } from "./basics.ts";
import { FilePicture } from "./files.ts";

/** Holds a picture of somebody's work in its sizes, with the words for those who do not see it. */
export const WorkPicture = z.object({
  alternativeText: z.string(),
  width: z.int().min(1).describe("The width of the largest size in pixels, from which a page keeps room."),
  height: z.int().min(1),
  pictures: z.array(FilePicture).min(1).describe("The sizes, the smallest first, for `srcset`."),
});
export type WorkPicture = z.infer<typeof WorkPicture>;

export const WorkCover = z
  .object({ id: Id, title: z.string(), picture: WorkPicture })
  .describe("A case study as a card shows it: its title and its first picture in the smaller sizes.");
export type WorkCover = z.infer<typeof WorkCover>;

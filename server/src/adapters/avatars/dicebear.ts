import * as shapes from "@dicebear/shapes";
import { createAvatar } from "@dicebear/core";
import type { DrawAvatar } from "./avatars.ts";

/** Draws quiet geometric pictures in the product's colours. */
export const drawWithDicebear: DrawAvatar = (username) =>
  createAvatar(shapes, {
    seed: username.toLowerCase(),
    size: 96,
    backgroundColor: ["efe7dc", "e3e9ef", "e6ecdf", "f3e4df", "e9e4f0"],
    shape1Color: ["b4451f", "2f5f8a", "4d6b2f", "7a4e8a", "a6782a"],
    shape2Color: ["d98a5f", "7ea6c9", "9ab47a", "b394c4", "d6b26a"],
    shape3Color: ["1c1917", "3a3f47", "5b4636", "2d3b2a", "41324a"],
  }).toString();

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const shapesOf = (drawing: string) => [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => shape);

it.each(["favicon.svg", "favicon-unread.svg"])("has the shapes of the logo in %s", (name) => {
  const shapes = shapesOf(read(`../../public/${name}`));

  expect(shapes).toHaveLength(2);
  expect(shapes).toEqual(shapesOf(read("logo.tsx")));
});

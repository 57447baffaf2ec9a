import { expect, it } from "vitest";
import { edgeOfToast } from "./toast-edge.ts";

const places = {
  top: { top: 12, bottom: 92, left: 12, right: 363 },
  bottom: { top: 660, bottom: 740, left: 12, right: 363 },
};
const box = (top: number, height: number) => ({ top, bottom: top + height, left: 20, right: 355 });

it("stays at its edge where it covers nothing", () => {
  expect(edgeOfToast({ edge: "bottom", places, kept: [] })).toBe("bottom");
  expect(edgeOfToast({ edge: "top", places, kept: [box(300, 48)] })).toBe("top");
});

it("goes to the other edge of the window where it would cover what has the focus, or nearly", () => {
  expect(edgeOfToast({ edge: "bottom", places, kept: [box(700, 48)] })).toBe("top");
  expect(edgeOfToast({ edge: "bottom", places, kept: [box(743, 48)] })).toBe("top");
  expect(edgeOfToast({ edge: "top", places, kept: [box(40, 48)] })).toBe("bottom");
});

it("covers the least where both edges are taken, and stays where they are alike", () => {
  expect(edgeOfToast({ edge: "bottom", places, kept: [box(0, 20), box(650, 90)] })).toBe("top");
  expect(edgeOfToast({ edge: "bottom", places, kept: [box(0, 800)] })).toBe("bottom");
});

it("minds nothing that lies beside it", () => {
  const beside = { top: 680, bottom: 720, left: 500, right: 700 };

  expect(edgeOfToast({ edge: "bottom", places, kept: [beside] })).toBe("bottom");
});

import { type Canvas, faint, type Point } from "./canvas.ts";

/** Holds the colours of a drawing: the ground, then what stands on it. */
export type Palette = readonly [string, string, string, string, string];

/** Lists the palettes: the ground, then what stands on it, the darkest last. */
export const palettes = {
  warm: ["#f4ead7", "#d9482b", "#f2a541", "#2f6f62", "#23202a"],
  night: ["#1d2b4a", "#f2c14e", "#f78154", "#5fad56", "#0d1424"],
  sea: ["#e6f0ee", "#1f6f8b", "#99c24d", "#f18f01", "#1b2a33"],
  rose: ["#fbeeea", "#c8553d", "#f28f3b", "#588b8b", "#2d2a32"],
  bank: ["#eef1f8", "#ffffff", "#3454d1", "#b9c6f2", "#1c1f33"],
  mint: ["#e9f5ee", "#ffffff", "#12805c", "#b7e0c8", "#15302a"],
  dusk: ["#f6b26b", "#7d5ba6", "#3d3a5c", "#8d7aa8", "#191627"],
  field: ["#f7d08a", "#e3a857", "#6b8f71", "#a9b388", "#223127"],
  ink: ["#fafaf5", "#ffffff", "#d8d8d0", "#e4572e", "#20242b"],
  moss: ["#f1efe4", "#4f6d3a", "#c9a227", "#a34a28", "#262a1f"],
  plum: ["#f5e9f2", "#6a2e5d", "#d88c9a", "#f2d0a9", "#241623"],
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

interface Drawn {
  canvas: Canvas;
  palette: Palette;
  /** Returns the next number from 0 to 1, the same ones for every drawing of a name. */
  random: () => number;
}

type Style = (drawn: Drawn) => void;

/** Lists how demo work is drawn, each as its craft looks, with the size of the picture in pixels. */
export const styles = {
  poster: { width: 1_000, height: 1_280, draw: poster },
  packaging: { width: 1_280, height: 960, draw: packaging },
  interface: { width: 1_280, height: 960, draw: screens },
  type: { width: 1_280, height: 960, draw: type },
  still: { width: 1_280, height: 720, draw: still },
  pattern: { width: 1_280, height: 960, draw: pattern },
  storyboard: { width: 1_280, height: 960, draw: storyboard },
  object: { width: 1_280, height: 960, draw: object },
} as const satisfies Record<string, { width: number; height: number; draw: Style }>;

export type StyleName = keyof typeof styles;

/** Draws lines that stand for words. */
function words({ canvas, random }: Drawn, at: { x: number; y: number }, look: WordsLook): void {
  const { lines, width, size, fill } = look;
  for (let line = 0; line < lines; line += 1) {
    const long = width * (line === lines - 1 ? 0.35 + random() * 0.3 : 0.75 + random() * 0.25);
    const centre = { x: at.x + long / 2, y: at.y + line * size * 2.1 };
    canvas.box(centre, { width: long, height: size, round: size / 2 }, fill);
  }
}

interface WordsLook {
  lines: number;
  width: number;
  size: number;
  fill: string;
}

/** Draws two great shapes that meet, and seven words below them. */
function poster(drawn: Drawn): void {
  const { canvas, palette, random } = drawn;
  const [, first, second, third, ink] = palette;
  const { height } = canvas;
  const sun = { x: 30 + random() * 40, y: height * (0.3 + random() * 0.12) };
  canvas.disc(sun, 27 + random() * 6, first);
  canvas.disc({ x: sun.x + 14, y: sun.y + 12 }, 17, faint(second, 0.92));
  const peak = 20 + random() * 60;
  canvas.polygon(
    [
      { x: -5, y: height * 0.72 },
      { x: peak, y: height * (0.44 + random() * 0.08) },
      { x: 105, y: height * 0.72 },
    ],
    third,
  );
  canvas.box({ x: 50, y: height * 0.87 }, { width: 104, height: height * 0.3 }, ink);
  words(drawn, { x: 9, y: height * 0.775 }, { lines: 2, width: 82, size: 5, fill: palette[0] });
  words(drawn, { x: 9, y: height * 0.92 }, { lines: 2, width: 40, size: 1.4, fill: first });
}

/** Draws jars, bottles and boxes with labels, on a shelf. */
function packaging(drawn: Drawn): void {
  const { canvas, palette, random } = drawn;
  const [, shelf, label, accent, ink] = palette;
  const floor = canvas.height * 0.84;
  canvas.box({ x: 50, y: canvas.height }, { width: 110, height: canvas.height * 0.32 }, shelf);
  const kinds = [bottle, jar, carton];
  const start = Math.floor(random() * 3);
  for (const [at, x] of [22, 50, 78].entries()) {
    canvas.box({ x: x + 2, y: floor + 0.6 }, { width: 21, height: 2.6, round: 1.3 }, faint(ink, 0.22));
    kinds[(start + at) % 3]!(drawn, { x, y: floor }, [ink, accent, label][at]!);
    canvas.disc({ x, y: floor - 14.5 }, 4.2, [accent, label, accent][at]!);
    canvas.disc({ x: x + 1.6, y: floor - 15.6 }, 2, [label, ink, ink][at]!);
  }
}

type Vessel = (drawn: Drawn, foot: { x: number; y: number }, fill: string) => void;

const bottle: Vessel = ({ canvas, palette }, { x, y }, fill) => {
  canvas.box({ x, y: y - 16 }, { width: 17, height: 32, round: 3 }, fill);
  canvas.polygon(
    [
      { x: x - 8.4, y: y - 29 },
      { x: x - 3, y: y - 39 },
      { x: x + 3, y: y - 39 },
      { x: x + 8.4, y: y - 29 },
    ],
    fill,
  );
  canvas.box({ x, y: y - 44 }, { width: 6, height: 12, round: 0.6 }, fill);
  canvas.box({ x, y: y - 50.5 }, { width: 7, height: 4, round: 0.8 }, palette[3]);
  paper({ canvas, palette }, { x, y });
};

const jar: Vessel = ({ canvas, palette }, { x, y }, fill) => {
  canvas.box({ x, y: y - 13 }, { width: 22, height: 26, round: 4 }, fill);
  canvas.box({ x, y: y - 28 }, { width: 20, height: 5, round: 1 }, palette[4]);
  paper({ canvas, palette }, { x, y });
};

const carton: Vessel = ({ canvas, palette }, { x, y }, fill) => {
  canvas.box({ x, y: y - 19 }, { width: 20, height: 38, round: 0.4 }, fill);
  canvas.polygon(
    [
      { x: x + 10, y },
      { x: x + 14, y: y - 2.5 },
      { x: x + 14, y: y - 36 },
      { x: x + 10, y: y - 38 },
    ],
    faint(palette[4], 0.55),
  );
  paper({ canvas, palette }, { x, y });
};

function paper({ canvas, palette }: Pick<Drawn, "canvas" | "palette">, { x, y }: { x: number; y: number }): void {
  canvas.box({ x, y: y - 13 }, { width: 15, height: 17, round: 0.5 }, palette[0]);
  canvas.box({ x, y: y - 8.4 }, { width: 10, height: 1.3, round: 0.6 }, palette[4]);
  canvas.box({ x, y: y - 6 }, { width: 6.5, height: 0.8, round: 0.4 }, faint(palette[4], 0.6));
}

/** Draws two phones with an interface in them. */
function screens(drawn: Drawn): void {
  const { canvas, palette, random } = drawn;
  const [ground, panel, accent, soft, ink] = palette;
  const middle = canvas.height / 2;
  for (const [at, x] of [30, 68].entries()) {
    const top = middle - 30 + at * 5;
    canvas.box({ x: x + 1, y: top + 32.5 }, { width: 29, height: 61, round: 4.5 }, faint(ink, 0.18));
    canvas.box({ x, y: top + 31 }, { width: 29, height: 61, round: 4.5 }, ink);
    canvas.box({ x, y: top + 31 }, { width: 26.6, height: 58.6, round: 3.4 }, panel);
    canvas.box({ x, y: top + 9 }, { width: 26.6, height: 13, round: 3.4 }, at === 0 ? accent : soft);
    words(drawn, { x: x - 10.5, y: top + 20 }, { lines: 2, width: 20, size: 1.6, fill: ink });
    for (let row = 0; row < 3; row += 1) {
      const y = top + 30.5 + row * 7.5;
      canvas.box({ x, y }, { width: 22.5, height: 6, round: 1.4 }, ground);
      canvas.disc({ x: x - 8.2, y }, 1.8, row === 0 ? accent : soft);
      canvas.box({ x: x - 0.5, y: y - 0.8 }, { width: 8 + random() * 4, height: 0.9, round: 0.4 }, faint(ink, 0.75));
      canvas.box({ x: x - 1.5, y: y + 1.2 }, { width: 6, height: 0.7, round: 0.3 }, faint(ink, 0.35));
    }
    canvas.box({ x, y: top + 55 }, { width: 20, height: 4.6, round: 2.3 }, accent);
    canvas.box({ x, y: top + 55 }, { width: 8, height: 1, round: 0.5 }, panel);
  }
}

/** Draws a mark from a few bars and arcs, large, and small again below. */
function type(drawn: Drawn): void {
  const { canvas, palette, random } = drawn;
  const [, first, second, , ink] = palette;
  const kind = Math.floor(random() * 4);
  const mark = ({ x, y }: Point, size: number, fills: readonly [string, string, string]) => {
    canvas.box({ x: x - size * 0.55, y }, { width: size * 0.3, height: size * 1.6 }, fills[0]);
    if (kind % 2 === 0) canvas.disc({ x: x + size * 0.1, y: y - size * 0.3 }, size * 0.5, fills[1]);
    else
      canvas.ring({ x: x + size * 0.15, y: y + size * 0.2 }, size * 0.42, { thickness: size * 0.28, fill: fills[1] });
    if (kind < 2)
      canvas.line(
        { x: x - size * 0.3, y: y + size * 0.75 },
        { x: x + size * 0.75, y: y - size * 0.75 },
        { thickness: size * 0.2, fill: fills[2] },
      );
    else
      canvas.box(
        { x: x + size * 0.35, y: y + size * 0.5 },
        { width: size * 0.6, height: size * 0.6, turn: 45 },
        faint(fills[2], 0.9),
      );
  };
  mark({ x: 50, y: canvas.height * 0.43 }, 27, [ink, first, second]);
  canvas.box({ x: 50, y: canvas.height * 0.87 }, { width: 76, height: 0.35 }, faint(ink, 0.5));
  for (const [at, x] of [20, 35, 50, 65, 80].entries())
    mark({ x, y: canvas.height * 0.93 }, 2.6, at % 2 === 0 ? [ink, first, second] : [ink, ink, ink]);
}

/** Draws a frame of a film: a sky, a sun, hills in layers, and the black bars above and below. */
function still(drawn: Drawn): void {
  const { canvas, palette, random } = drawn;
  const [sky, glow, near, far, ink] = palette;
  canvas.fade(sky, glow);
  const horizon = canvas.height * (0.55 + random() * 0.1);
  const sun = { x: 20 + random() * 60, y: horizon - 6 - random() * 6 };
  for (const [radius, alpha] of [
    [14, 0.12],
    [10, 0.2],
    [6.5, 1],
  ] as const)
    canvas.disc(sun, radius, faint("#fff3d6", alpha));
  for (const [layer, fill] of [far, near, ink].entries()) {
    const base = horizon + layer * canvas.height * 0.12;
    const points = Array.from({ length: 9 }, (_, at) => ({ x: at * 14 - 5, y: base - random() * (11 - layer * 3) }));
    canvas.ground(points, fill);
  }
  const person = { x: 30 + random() * 40, y: canvas.height * 0.76 };
  canvas.box({ x: person.x, y: person.y + 3.6 }, { width: 2.4, height: 7, round: 1.1 }, "#0c0c0e");
  canvas.disc({ x: person.x, y: person.y - 1.2 }, 1.3, "#0c0c0e");
  for (const y of [0, canvas.height]) canvas.box({ x: 50, y }, { width: 104, height: 11 }, "#08080a");
}

/** Draws a repeat of leaves, dots and drops. */
function pattern(drawn: Drawn): void {
  const { canvas, palette, random } = drawn;
  const fills = palette.slice(1);
  for (let row = -1; row < 7; row += 1)
    for (let column = -1; column < 9; column += 1) {
      const at = { x: column * 13 + (row % 2) * 6.5 + 3, y: row * 12.5 + 5 };
      const fill = fills[Math.floor(random() * fills.length)]!;
      const turn = random() * 180;
      const kind = Math.floor(random() * 3);
      if (kind === 0) canvas.disc(at, 2.4 + random() * 2.4, fill);
      else if (kind === 1) canvas.box(at, { width: 9, height: 3.4, round: 1.7, turn }, fill);
      else {
        canvas.ring(at, 3.2, { thickness: 1.3, fill });
        canvas.disc(at, 1.1, fill);
      }
    }
}

/** Draws six frames of a story, each with a horizon and somebody in it. */
function storyboard(drawn: Drawn): void {
  const { canvas, palette, random } = drawn;
  const [, paperFill, tone, accent, ink] = palette;
  for (let frame = 0; frame < 6; frame += 1) {
    const centre = { x: 19 + (frame % 3) * 31, y: 19 + Math.floor(frame / 3) * 34 };
    canvas.box(centre, { width: 28, height: 18 }, ink);
    canvas.box(centre, { width: 27.2, height: 17.2 }, paperFill);
    const horizon = centre.y + 1 + random() * 5;
    canvas.box(
      { x: centre.x, y: (horizon + centre.y + 8.6) / 2 },
      { width: 27.2, height: centre.y + 8.6 - horizon },
      tone,
    );
    const person = { x: centre.x - 8 + random() * 16, y: horizon + 1 };
    canvas.box(person, { width: 1.8, height: 5, round: 0.9 }, ink);
    canvas.disc({ x: person.x, y: person.y - 3.4 }, 1.1, ink);
    canvas.box({ x: centre.x - 4 + random() * 8, y: horizon }, { width: 7, height: 3, round: 1.2, turn: -6 }, accent);
    canvas.line(
      { x: person.x + 2, y: person.y - 1 },
      { x: person.x + 6, y: person.y - 3 },
      { thickness: 0.4, fill: ink },
    );
    words(drawn, { x: centre.x - 13.4, y: centre.y + 11.5 }, { lines: 2, width: 24, size: 0.8, fill: ink });
  }
}

/** Draws one thing under a lamp: stacked solids with a light and a dark side. */
function object(drawn: Drawn): void {
  const { canvas, palette, random } = drawn;
  const [ground, first, second, third, ink] = palette;
  canvas.fade(ground, third);
  const floor = canvas.height * 0.8;
  canvas.disc({ x: 50, y: canvas.height * 0.4 }, 33, faint("#ffffff", 0.14));
  canvas.box({ x: 53, y: floor + 0.5 }, { width: 44, height: 5, round: 2.5 }, faint(ink, 0.28));
  const heights = [15 + random() * 4, 12 + random() * 4, 9 + random() * 3];
  let y = floor;
  for (const [at, height] of heights.entries()) {
    const width = 34 - at * 9;
    const centre = { x: 50, y: y - height / 2 };
    canvas.box(centre, { width, height, round: 2.4 }, at % 2 === 0 ? first : second);
    canvas.box({ x: 50 + width * 0.27, y: centre.y }, { width: width * 0.46, height, round: 2.4 }, faint(ink, 0.16));
    canvas.box(
      { x: 50 - width * 0.33, y: centre.y },
      { width: 1.4, height: height * 0.7, round: 0.7 },
      faint("#ffffff", 0.55),
    );
    y -= height;
  }
  canvas.disc({ x: 50, y: y - 5.4 }, 6, first);
  canvas.disc({ x: 48, y: y - 7.2 }, 1.8, faint("#ffffff", 0.7));
}

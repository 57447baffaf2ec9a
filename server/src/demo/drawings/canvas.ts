/** Holds red, green and blue, each from 0 to 255. */
type Colour = readonly [number, number, number];

export interface Point {
  x: number;
  y: number;
}

/**
 * Draws plain shapes into pixels, with smooth edges. A hundred units are as wide as the picture. It needs no fonts and reads no files.
 */
export class Canvas {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly pixelHeight: number;
  /** Says how high it is, in units. */
  readonly height: number;
  private readonly scale: number;

  constructor(width: number, pixelHeight: number, ground: string) {
    this.width = width;
    this.pixelHeight = pixelHeight;
    this.pixels = new Uint8Array(width * pixelHeight * 3);
    this.scale = width / 100;
    this.height = pixelHeight / this.scale;
    this.fillRows(0, pixelHeight, read(ground));
  }

  /** Fills the whole picture from one colour at the top to another one at the bottom. */
  fade(from: string, to: string): void {
    const [one, other] = [read(from), read(to)];
    for (let y = 0; y < this.pixelHeight; y += 1) {
      const mix = (part: 0 | 1 | 2) => one[part] + (other[part] - one[part]) * (y / this.pixelHeight);
      this.fillRows(y, y + 1, [mix(0), mix(1), mix(2)]);
    }
  }

  private fillRows(from: number, to: number, colour: Colour): void {
    const [first, end] = [from * this.width * 3, to * this.width * 3];
    this.pixels.set(colour, first);
    // NOTE: each copy doubles what is filled.
    for (let filled = 3; first + filled < end; filled *= 2)
      this.pixels.copyWithin(first + filled, first, Math.min(first + filled, end - filled));
  }

  /** Fills everything below a line from the left edge to the right one. */
  ground(line: readonly Point[], fill: string): void {
    const { scale, width, pixelHeight, pixels } = this;
    const colour = read(fill);
    let at = 0;
    for (let column = 0; column < width; column += 1) {
      const x = column / scale;
      while (at < line.length - 2 && line[at + 1]!.x < x) at += 1;
      const [one, other] = [line[at]!, line[at + 1]!];
      const share = Math.max(0, Math.min(1, (x - one.x) / (other.x - one.x)));
      const top = (one.y + (other.y - one.y) * share) * scale;
      for (let y = Math.max(0, Math.floor(top)); y < pixelHeight; y += 1) {
        const alpha = Math.min(1, y + 1 - top);
        const place = (y * width + column) * 3;
        for (let part = 0; part < 3; part += 1)
          pixels[place + part] = pixels[place + part]! + (colour[part]! - pixels[place + part]!) * alpha;
      }
    }
  }

  /** Draws a rectangle around a point, with round corners, and turned by so many degrees. */
  box(centre: Point, size: { width: number; height: number; round?: number; turn?: number }, fill: string): void {
    const { width, height, round = 0, turn = 0 } = size;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    this.paint({ centre, reach: Math.hypot(width, height) / 2, fill }, (x, y) => {
      const across = Math.abs(x * cos + y * sin) - width / 2 + round;
      const down = Math.abs(y * cos - x * sin) - height / 2 + round;
      return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - round;
    });
  }

  disc(centre: Point, radius: number, fill: string): void {
    this.paint({ centre, reach: radius, fill }, (x, y) => Math.hypot(x, y) - radius);
  }

  ring(centre: Point, radius: number, line: { thickness: number; fill: string }): void {
    const { thickness, fill } = line;
    this.paint(
      { centre, reach: radius + thickness, fill },
      (x, y) => Math.abs(Math.hypot(x, y) - radius) - thickness / 2,
    );
  }

  line(from: Point, to: Point, line: { thickness: number; fill: string }): void {
    const centre = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const width = Math.hypot(to.x - from.x, to.y - from.y) + line.thickness;
    this.box(centre, { width, height: line.thickness, round: line.thickness / 2, turn }, line.fill);
  }

  /** Draws a shape with straight sides. */
  polygon(points: readonly Point[], fill: string): void {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const centre = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
    const reach = Math.hypot(Math.max(...xs) - centre.x, Math.max(...ys) - centre.y) + 0.5;
    const around = points.map(({ x, y }) => ({ x: x - centre.x, y: y - centre.y }));
    this.paint({ centre, reach, fill }, (x, y) => distanceToPolygon(around, x, y));
  }

  /** Paints where a distance is negative. Distances are from the centre of a shape, in units. */
  private paint(
    { centre, reach, fill }: { centre: Point; reach: number; fill: string },
    distance: (x: number, y: number) => number,
  ): void {
    const { scale, width, pixelHeight, pixels } = this;
    const colour = read(fill);
    const alpha = fill.length > 7 ? Number.parseInt(fill.slice(7), 16) / 255 : 1;
    const from = { x: Math.floor((centre.x - reach) * scale) - 1, y: Math.floor((centre.y - reach) * scale) - 1 };
    const to = { x: Math.ceil((centre.x + reach) * scale) + 1, y: Math.ceil((centre.y + reach) * scale) + 1 };
    for (let y = Math.max(from.y, 0); y < Math.min(to.y, pixelHeight); y += 1)
      for (let x = Math.max(from.x, 0); x < Math.min(to.x, width); x += 1) {
        const away = distance((x + 0.5) / scale - centre.x, (y + 0.5) / scale - centre.y) * scale;
        if (away >= 0.5) continue;
        const share = Math.min(0.5 - away, 1) * alpha;
        const at = (y * width + x) * 3;
        for (let part = 0; part < 3; part += 1)
          pixels[at + part] = pixels[at + part]! + (colour[part]! - pixels[at + part]!) * share;
      }
  }
}

/** Returns a colour that lets through what is below it: 0 lets everything through, and 1 nothing. */
export const faint = (fill: string, alpha: number): string =>
  fill +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0");

function read(hex: string): Colour {
  const number = Number.parseInt(hex.slice(1, 7), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Returns how far a point is from the edge of a polygon, negative inside it. */
function distanceToPolygon(points: readonly Point[], x: number, y: number): number {
  let nearest = Infinity;
  let isInside = false;
  for (let at = 0, before = points.length - 1; at < points.length; before = at, at += 1) {
    const [one, other] = [points[at]!, points[before]!];
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const share = Math.max(0, Math.min(1, ((x - one.x) * dx + (y - one.y) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - one.x - dx * share, y - one.y - dy * share));
    if (one.y > y !== other.y > y && x < (dx * (y - one.y)) / dy + one.x) isInside = !isInside;
  }
  return isInside ? -nearest : nearest;
}

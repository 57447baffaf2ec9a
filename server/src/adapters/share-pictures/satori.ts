import { readFile } from "node:fs/promises";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { boundedWork, TooMuchWaiting } from "../../platform/process/bounded-work.ts";
import { SharePicturesCrowded, type ShareCard, type SharePictures } from "./share-pictures.ts";

const size = { width: 1200, height: 630 };
const coverWidth = 560;
const quality = 86;
/** Limits the pictures that wait for their turn. One is drawn at a time. */
const mayWait = 20;

const colours = {
  agency: { accent: "#b9331f", soft: "#fdebe6" },
  freelancer: { accent: "#0a6b53", soft: "#e0f3ec" },
} as const;

/** Lists the parts of the font that are looked through for a letter, in this order. */
const scripts = ["latin", "latin-ext", "cyrillic", "greek", "vietnamese"] as const;

/** Draws with satori, which lays out text and boxes, and resvg, which paints them outside the event loop. */
export function createSatoriPictures(): SharePictures {
  const turns = boundedWork({ atOnce: 1, mayWait });
  const fonts = loadFonts();
  // NOTE: awaited where something is drawn.
  fonts.catch(() => {});

  return {
    draw: async (card) => {
      try {
        return await turns.run(async () => drawCard(card, await fonts));
      } catch (error) {
        if (error instanceof TooMuchWaiting)
          throw new SharePicturesCrowded("Too many pictures wait.", { cause: error });
        throw error;
      }
    },
  };
}

type Fonts = Awaited<ReturnType<typeof loadFonts>>;

async function drawCard(card: ShareCard, fonts: Fonts): Promise<Buffer> {
  const cover = card.cover && (await asJpeg(card.cover));
  const svg = await satori(layOut(card, cover) as Parameters<typeof satori>[0], { ...size, fonts });
  const painted = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return sharp(painted.asPng()).jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
}

const asJpeg = async (picture: Buffer): Promise<string> => {
  const content = await sharp(picture).resize(coverWidth, size.height, { fit: "cover" }).jpeg({ quality }).toBuffer();
  return `data:image/jpeg;base64,${content.toString("base64")}`;
};

async function loadFonts() {
  const folder = new URL("files/", import.meta.resolve("@fontsource/inter/package.json"));
  const read = (script: string, weight: 400 | 600) =>
    readFile(new URL(`inter-${script}-${weight}-normal.woff`, folder));
  const loaded = scripts.flatMap((script) =>
    ([400, 600] as const).map(async (weight) => ({
      name: `Inter ${script}`,
      data: await read(script, weight),
      weight,
      style: "normal" as const,
    })),
  );
  return Promise.all(loaded);
}

type Style = Record<string, string | number>;

/** Describes an element as satori takes it. */
const box = (style: Style, children: unknown) => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

function layOut({ name, line, accent, productName, cover: picture }: ShareCard, cover: string | null) {
  const { accent: colour, soft } = colours[accent];
  const wide = picture === null;
  const nameSize = name.length > 44 ? 44 : name.length > 24 ? 56 : 72;
  const words = box({ flexDirection: "column", gap: 20 }, [
    box({ fontSize: nameSize, fontWeight: 600, lineHeight: 1.08, letterSpacing: "-0.03em", color: "#14161d" }, name),
    box({ fontSize: 30, lineHeight: 1.35, color: "#4d5364" }, line),
  ]);
  const left = box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      padding: 64,
      width: wide ? size.width : size.width - coverWidth,
    },
    [mark(productName), words],
  );
  const right = cover === null ? [] : [{ type: "img", props: { src: cover, width: coverWidth, height: size.height } }];
  return box(
    {
      ...size,
      background: wide ? soft : "#f7f7f9",
      borderTop: `12px solid ${colour}`,
      fontFamily: scripts.map((script) => `"Inter ${script}"`).join(","),
    },
    [left, ...right],
  );
}

/** Draws the three panels of the logo beside the product's name. */
function mark(productName: string) {
  const panel = (background: string, height: number) => box({ width: 12, height, borderRadius: 3, background }, "");
  const panels = box({ alignItems: "center", gap: 3 }, [
    panel("#2a50d3", 32),
    panel("#b9331f", 40),
    panel("#0a6b53", 32),
  ]);
  return box({ alignItems: "center", gap: 18, fontSize: 30, fontWeight: 600, color: "#14161d" }, [panels, productName]);
}

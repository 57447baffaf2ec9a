import sharp from "sharp";
import { expect, it } from "vitest";
import { createSatoriPictures } from "./satori.ts";
import { SharePicturesCrowded, type ShareCard } from "./share-pictures.ts";

const card: ShareCard = {
  name: "Kettle & Crane",
  line: "Agency for packaging design",
  accent: "agency",
  productName: "Triptych",
  cover: null,
};

it("draws a picture of the agreed size, with a name in any script and with work beside it", async () => {
  const cover = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#00ff00" } })
    .webp()
    .toBuffer();

  const drawn = await createSatoriPictures().draw({ ...card, name: "Żółć Питър Ἀθηνᾶ 東京", cover });

  const { format, width, height } = await sharp(drawn).metadata();
  const { data } = await sharp(drawn)
    .extract({ left: 1_190, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1_200, height: 630 });
  expect(data[1]!).toBeGreaterThan(230);
  expect(data[0]!).toBeLessThan(40);
});

it("lets only so many wait", async () => {
  const pictures = createSatoriPictures();

  const drawn = await Promise.allSettled(Array.from({ length: 23 }, () => pictures.draw(card)));

  const refused = drawn.filter((each) => each.status === "rejected");
  expect(refused).toHaveLength(2);
  expect(refused[0]!.reason).toBeInstanceOf(SharePicturesCrowded);
});

import { Crop, pictureWidths, type FilePurpose, type StoredFile } from "@triptych/contract/files";

/** Names the folder of the store in which prepared files are. */
export const keptFolder = "kept";

/** Holds what the address of a file is made of. */
export interface FileAddress {
  token: string;
  kind: "image" | "pdf" | null;
  sizes: { width: number; height: number }[] | null;
}

export interface FileFacts extends FileAddress {
  id: string;
  name: string;
  bytes: number;
}

export const folderOf = (token: string) => `${keptFolder}/${token.slice(0, 2)}/${token}`;
const addressOf = (token: string, part: string) => `/api/files/${token}/${part}`;
export const partOf = (width: number) => `${width}.webp`;
export const documentPart = "document.pdf";

/** Returns a file as its users see it. */
export function describe({ id, kind, name, bytes, token, sizes }: FileFacts): StoredFile {
  if (kind !== "image" || !sizes)
    return { id, kind: "pdf", name, bytes, url: addressOf(token, documentPart), pictures: [] };
  const pictures = sizes.map((size) => ({ ...size, url: addressOf(token, partOf(size.width)) }));
  const largest = pictures.at(-1)!;
  return { id, kind, name, bytes, width: largest.width, height: largest.height, url: largest.url, pictures };
}

/** Returns the type of a part of a file's address, or `null` where a file of its kind has no such part. */
export function typeOf({ kind, sizes }: FileAddress, part: string): string | null {
  if (kind === "pdf") return part === documentPart ? "application/pdf" : null;
  return sizes?.some(({ width }) => partOf(width) === part) ? "image/webp" : null;
}

/** Says what was found in a file; `adapters/file-types` finds it. */
export interface Nature {
  ending: string | null;
  head: string;
  tail: string;
  marks: readonly string[];
}

export type Verdict = { kind: "image" | "pdf" } | { refusal: string };

/** Decides whether a file is taken, by what it holds. */
export function judge({ ending, head, tail, marks }: Nature, purpose: FilePurpose): Verdict {
  const kind = pictureEndings.has(ending ?? "") ? "image" : ending === "pdf" ? "pdf" : null;
  if (kind === null) return { refusal: sentenceFor(ending, head) };
  if (kind === "pdf") return judgeDocument({ head, tail, marks }, purpose);
  if (marks.length > 0) return { refusal: twoThings };
  return { kind };
}

function judgeDocument({ head, tail, marks }: Omit<Nature, "ending">, purpose: FilePurpose): Verdict {
  if (purpose === "photo") return { refusal: "Please choose a picture: JPEG, PNG, WebP or AVIF." };
  const isHidden = !head.startsWith("%PDF-") || marks.some((mark) => archiveMarks.has(mark));
  // NOTE: a document may hold such words further on, as text.
  if (isHidden || /<script|<!doctype html|<html|<svg|<\?php/i.test(head.slice(0, 1_024))) return { refusal: twoThings };
  return tail.slice(-2_048).includes("%%EOF")
    ? { kind: "pdf" }
    : { refusal: "This PDF is not complete: its end is missing. Please save it again." };
}

const pictureEndings = new Set(["jpg", "png", "webp", "avif"]);
const archiveMarks = new Set(["zip", "rar!\u001a\u0007", "7z\u00bc\u00af\u0027\u001c"]);
const archives = new Set(["zip", "rar", "7z", "gz", "tar", "bz2", "xz", "zst", "lz", "cab", "jar"]);

const twoThings =
  "This file holds something else beside what it seems to be, so we can't take it. Please save it again with another program.";
const accepted = "Please choose a JPEG, PNG, WebP or AVIF picture, or a PDF.";

function sentenceFor(ending: string | null, head: string): string {
  const start = head.trimStart().toLowerCase();
  if (archives.has(ending ?? "")) return "This is an archive. Please unpack it, and choose the pictures or PDFs in it.";
  if (start.includes("<svg")) return "SVG pictures are not accepted. Please save it as PNG and choose that.";
  if (/<(!doctype html|html|head|body|script)/.test(start)) return `This is a web page. ${accepted}`;
  if (ending === "heic" || ending === "heif")
    return "HEIC photos are not accepted yet. Please save it as JPEG and choose that.";
  if (ending === "gif") return "GIF pictures are not accepted. Please save it as PNG and choose that.";
  if (head.includes("%PDF-")) return twoThings;
  if (head === "") return "This file is empty.";
  return `We don't take this kind of file. ${accepted}`;
}

/** Says why a picture cannot be drawn. */
export const pictureSentences = {
  unreadable: "This picture is damaged or not complete. Please save it again and choose that.",
  too_many_pixels: "This picture has more than 50 million pixels. Please make it smaller and choose that.",
  too_slow: "This picture takes too long to prepare. Please save it as JPEG or make it smaller.",
} as const;

/** Reads the part of a photo that is kept, as in `0.1,0,0.8,0.8`. Returns `null` where it is none. */
export function parseCrop(text: string): Crop | null {
  const numbers = text.split(",").map((each) => (each.trim() === "" ? Number.NaN : Number(each)));
  const [x, y, width, height] = numbers;
  const parsed = Crop.safeParse({ x, y, width, height });
  return numbers.length === 4 && parsed.success ? parsed.data : null;
}

/** Returns a name that can be shown and saved anywhere, from one that may be anything. */
export function cleanName(name: string, max: number): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}<>:"|?*\p{Zl}\p{Zp}]+/gu, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .trim();
  return plain.slice(0, max).toWellFormed() || "file";
}

/** Returns the header that names a file to whoever saves it. */
export function dispositionOf(kind: "image" | "pdf", name: string): string {
  const stem = name.replace(/\.\w{1,5}$/, "") || "file";
  const full = `${stem}.${kind === "image" ? "webp" : "pdf"}`;
  const plain = full.replaceAll(/[^\w .()-]/g, "_");
  const how = kind === "image" ? "inline" : "attachment";
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(full).replaceAll(/['()*]/g, percent)}`;
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

export const widthsFor = (purpose: FilePurpose): readonly number[] => pictureWidths[purpose];

/** Reads the metadata of a resumable upload: names with values in base64, separated by commas. Returns `null` where it is none. */
export function parseMetadata(header: string): Record<string, string> | null {
  const fields: [string, string][] = [];
  for (const pair of header.split(",").filter((each) => each.trim() !== "")) {
    const [name = "", value = "", ...more] = pair.trim().split(" ");
    if (!/^\w+$/.test(name) || more.length > 0 || !/^[\w+/=-]*$/.test(value)) return null;
    fields.push([name, Buffer.from(value, "base64").toString("utf8")]);
  }
  return Object.fromEntries(fields);
}

const page = { width: 595, height: 842 };
const margin = 64;

/** Writes a PDF of one page: a title, and lines below it. Takes characters of Latin-1 only. */
export function writeDocument([title = "", ...lines]: readonly string[]): Buffer {
  const content = [
    "BT",
    `/F2 22 Tf ${margin} ${page.height - 96} Td (${escape(title)}) Tj`,
    "/F1 12 Tf 0 -38 Td 20 TL",
    ...lines.map((line) => `(${escape(line)}) Tj T*`),
    "ET",
  ].join("\n");
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R` +
      " /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ]);
}

/** Joins objects to a file, with the table that says at which byte each begins. */
function assemble(objects: readonly string[]): Buffer {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, "latin1");
}

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
const escape = (text: string) => text.replaceAll(/[\\()]/g, "\\$&");

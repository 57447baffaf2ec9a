/** Holds a table of learnt numbers, one row after the other, and its rows; a list of numbers is one row. */
export interface LearntTable {
  numbers: Float32Array;
  rows: number;
}

/** Holds learnt numbers by their names. */
export interface LearntTables {
  /** Reads a table anew each time, so that only the file stays in memory. */
  table: (name: string) => LearntTable;
}

/** Holds what was learnt from marked briefs, and the skills in the order of their numbers. */
export interface LearntNumbers extends LearntTables {
  skills: readonly string[];
}

type Part = { name: string; rows: number; columns: number } | { name: string; numbers: number };

const float = Float32Array.BYTES_PER_ELEMENT;

/**
 * Opens the file that `learn-clauses.py` writes: the length of a header (UInt32), the header (JSON), then its parts. A table is a
 * scale for each row (Float32) and a whole number from -127 to 127 for each of its numbers; a list is Float32. All are little-endian.
 */
export function openLearntNumbers(file: Uint8Array): LearntNumbers {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const beginning = float + view.getUint32(0, true);
  const { skills, parts } = JSON.parse(new TextDecoder().decode(file.subarray(float, beginning))) as {
    skills: string[];
    parts: Part[];
  };
  const places = new Map<string, Part & { at: number }>();
  let at = beginning;
  for (const part of parts) {
    places.set(part.name, { ...part, at });
    at += "rows" in part ? part.rows * (float + part.columns) : part.numbers * float;
  }
  if (at !== file.byteLength) throw new Error("The file of learnt numbers is cut off.");
  const floatsAt = (from: number, length: number) =>
    Float32Array.from({ length }, (_, one) => view.getFloat32(from + one * float, true));

  return {
    skills,
    table: (name) => {
      const part = places.get(name);
      if (part === undefined) throw new Error(`The learnt numbers lack "${name}".`);
      if (!("rows" in part)) return { numbers: floatsAt(part.at, part.numbers), rows: 1 };
      const { rows, columns } = part;
      const whole = new Int8Array(file.buffer, file.byteOffset + part.at + rows * float, rows * columns);
      return { numbers: scaled(whole, floatsAt(part.at, rows)), rows };
    },
  };
}

/** Multiplies each row of whole numbers by its scale. */
function scaled(whole: Int8Array, scales: Float32Array): Float32Array {
  const numbers = new Float32Array(whole.length);
  const columns = whole.length / scales.length;
  for (let row = 0, at = 0; row < scales.length; row += 1)
    for (const end = at + columns; at < end; at += 1) numbers[at] = whole[at]! * scales[row]!;
  return numbers;
}

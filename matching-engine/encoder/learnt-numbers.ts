/** Holds a table of learnt numbers, one row after the other, and its rows; a list of numbers is one row. */
export interface LearntTable {
  numbers: Float32Array;
  rows: number;
}

/** Holds what was learnt, by its names, and the skills in the order of their numbers. */
export interface LearntNumbers {
  skills: readonly string[];
  table: (name: string) => LearntTable;
}

interface Header {
  skills: string[];
  parts: ({ name: string; rows: number; columns: number } | { name: string; numbers: number })[];
}

/**
 * Reads the file that `learn-clauses.py` writes: the length of a header (UInt32), the header (JSON), then its parts. A table is a
 * scale for each row (Float32) and a whole number from -127 to 127 for each of its numbers; a list is Float32. All are little-endian.
 */
export function readLearntNumbers(file: Uint8Array): LearntNumbers {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerBytes = view.getUint32(0, true);
  const { skills, parts } = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + headerBytes))) as Header;
  const tables = new Map<string, LearntTable>();
  let at = 4 + headerBytes;
  for (const part of parts) {
    const count = "rows" in part ? part.rows : part.numbers;
    const floats = Float32Array.from({ length: count }, (_, one) => view.getFloat32(at + one * 4, true));
    at += count * 4;
    if (!("rows" in part)) {
      tables.set(part.name, { numbers: floats, rows: 1 });
      continue;
    }
    const whole = new Int8Array(file.buffer, file.byteOffset + at, part.rows * part.columns);
    at += whole.length;
    tables.set(part.name, { numbers: scaled(whole, floats), rows: part.rows });
  }
  return {
    skills,
    table: (name) => {
      const found = tables.get(name);
      if (found === undefined) throw new Error(`The learnt numbers lack "${name}".`);
      return found;
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

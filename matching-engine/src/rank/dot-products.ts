import { meaningWeights } from "../weights.ts";

const { size } = meaningWeights;

/**
 * Returns the dot product of each vector of one list with each of another: those of the first vector of the first list, then those of its second. The next call
 * writes over them. NOTE: the program below multiplies eight numbers at once, which JavaScript cannot, and is several times as quick.
 */
export function dotProducts(list: Int8Array, otherList: Int8Array): Int32Array {
  const [rows, columns] = [Math.floor(list.length / size), Math.floor(otherList.length / size)];
  if (rows === 0 || columns === 0) return new Int32Array();
  const otherFrom = rows * size;
  const to = otherFrom + columns * size;
  const missing = to + rows * columns * 4 - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
  const numbers = new Int8Array(memory.buffer);
  numbers.set(list.subarray(0, otherFrom));
  numbers.set(otherList.subarray(0, to - otherFrom), otherFrom);
  multiply(otherFrom, to, to);
  return new Int32Array(memory.buffer, to, rows * columns);
}

const pageBytes = 65_536;

/**
 * Is a WebAssembly module: its bytes, and what they say. A program of the parameters `otherFrom`, `otherTo` and `to` (0 to 2) and the variables `row`, `column`, `at`
 * (3 to 5) and `sums` (6), which are all places in memory but the four sums. A vector has 128 numbers (80 01).
 */
const listing = `
  00 61 73 6d 01 00 00 00                                 module, version 1
  01 07 01 60 03 7f 7f 7f 00                              type of a function with three whole numbers and no result
  03 02 01 00                                             one function of this type
  05 03 01 00 01                                          memory, of one page at first
  07 15 02                                                two exports:
  06 6d 65 6d 6f 72 79 02 00                                "memory"
  08 6d 75 6c 74 69 70 6c 79 00 00                          "multiply"
  0a 94 01 01 91 01 02 03 7f 01 7b                        the function, with its variables
  03 40                                                   repeat
  20 00 21 04                                               column = otherFrom
  03 40                                                     repeat
  41 00 21 05                                                 at = 0
  fd 0c 00 00 00 00 00 00 00 00                               sums = four times 0
  00 00 00 00 00 00 00 00 21 06
  03 40                                                       repeat
  20 03 20 05 6a fd 01 00 00                                    eight numbers at row + at
  20 04 20 05 6a fd 01 00 00                                    eight numbers at column + at
  fd ba 01                                                      their products, added in pairs
  20 06 fd ae 01 21 06                                          sums = sums + these
  20 05 41 08 6a 22 05                                          at = at + 8
  41 80 01 49 0d 00 0b                                        while at < 128
  20 02                                                       at the place to:
  20 06 fd 1b 00 20 06 fd 1b 01 6a                            sums[0] + sums[1]
  20 06 fd 1b 02 6a 20 06 fd 1b 03 6a                         + sums[2] + sums[3]
  36 02 00                                                    is written
  20 02 41 04 6a 21 02                                        to = to + 4
  20 04 41 80 01 6a 22 04                                     column = column + 128
  20 01 49 0d 00 0b                                         while column < otherTo
  20 03 41 80 01 6a 22 03                                   row = row + 128
  20 00 49 0d 00 0b                                       while row < otherFrom
  0b                                                      end
`;

/** Declares what is used of `WebAssembly`, whose types come with those of a browser only. */
declare const WebAssembly: {
  Module: new (program: Uint8Array) => object;
  Instance: new (module: object) => { exports: object };
};
interface Exports {
  memory: { buffer: ArrayBuffer; grow: (pages: number) => number };
  multiply: (otherFrom: number, otherTo: number, to: number) => void;
}

const bytes = [...listing.matchAll(/^ *((?:[\da-f]{2} ?)+)/gm)].flatMap(([, line]) => line!.trim().split(" "));
const program = new WebAssembly.Module(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
const { memory, multiply } = new WebAssembly.Instance(program).exports as Exports;

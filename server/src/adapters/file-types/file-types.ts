/** Says what a file's content is, whatever its name and its sender say. */
export interface FileNature {
  /** Holds the usual ending of its type, as in `jpg`; `null` where it is none that is known. */
  ending: string | null;
  /** Holds the first bytes, as Latin letters. */
  head: string;
  /** Holds the last bytes, as Latin letters. */
  tail: string;
  /** Lists what else was found in it: the beginnings of other kinds of files. */
  marks: readonly string[];
}

/** Reads a file and says what it is. */
export type ReadNature = (file: string) => Promise<FileNature>;

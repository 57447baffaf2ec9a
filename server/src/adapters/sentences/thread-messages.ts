/** Describes what the process sends to the encoder's thread: one text at a time. */
export interface ToEncoder {
  text: string;
}

/** Describes what the thread sends back: the vector of the text. */
export interface FromEncoder {
  vector: Int8Array;
}

/** Describes what the process sends to the encoder's thread: some texts at a time. */
export interface ToEncoder {
  texts: string[];
}

/** Describes what the thread sends back: the vectors of the texts, in their order. */
export interface FromEncoder {
  vectors: Int8Array[];
}

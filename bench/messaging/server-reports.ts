/** Describes a server that is ready, of one or several processes, and who is connected to it. */
export interface Target {
  addresses: string[];
  /** Lists people in pairs: the first writes with the second, the third with the fourth. */
  people: { userId: string; cookie: string }[];
  /** Says how messages are sent: as to a bare echo, or by the product's call over the open channel, as its page does, or over HTTP. */
  sendsBy: "echo" | "channel" | "http";
}

/** Holds what the server process has used so far. */
export interface Usage {
  memoryMb: number;
  processorMs: number;
}

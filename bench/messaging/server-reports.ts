/** Describes a server that is ready, of one or several processes, and who is connected to it. */
export interface Target {
  addresses: string[];
  /** Lists people in pairs: the first writes with the second, the third with the fourth. */
  people: { userId: string; cookie: string }[];
  /** Sends over the socket, as a bare echo does, or by the product's call. */
  sendsBy: "socket" | "call";
}

/** Holds what the server process has used so far. */
export interface Usage {
  memoryMb: number;
  processorMs: number;
}

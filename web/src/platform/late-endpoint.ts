import type { EndpointDeclaration } from "@triptych/contract/endpoint";

/** Describes an endpoint that can be called before its schemas are loaded, so that the first page does not wait for any. */
export interface LateEndpoint<E extends EndpointDeclaration> {
  method: E["method"];
  path: E["path"];
  /** Loads the declaration, by which a reply is completed. Without it the reply is returned as it is. */
  load?: () => Promise<E>;
}

export type Callable<E extends EndpointDeclaration> = E | LateEndpoint<E>;

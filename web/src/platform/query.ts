import type { EndpointDeclaration, ReplyOf } from "@triptych/contract/endpoint";
import {
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  type UseMutationOptions,
  useQuery,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { addressOf, call, type CallOptions, type CallRequest } from "./api-client.ts";
import { type ApiError, hasCode, isUnreached } from "./api-error.ts";

export const sessionKey = ["/api/user"] as const;

/** Repeats a GET call at the time that the server named, as when it restarts or is overloaded. */
export const askAgain = {
  retry: (failures: number, error: Error) =>
    failures < 2 && hasCode(error, "unavailable") && error.retryAfter !== undefined,
  retryDelay: (_failures: number, error: Error) =>
    Math.min(hasCode(error, "unavailable") ? (error.retryAfter ?? 5) : 5, 10) * 1_000,
};

/** Creates the cache of the server's replies. Replies never go stale by themselves, and calls that change something are never repeated. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => notice(client, error, queryKey[0]) }),
    mutationCache: new MutationCache({ onError: (error) => notice(client, error) }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        ...askAgain,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

/** Returns the cache key of an endpoint's reply, which begins with its address. Without a request it stands for all its addresses. */
export function keyOf<E extends EndpointDeclaration>(endpoint: E, request?: CallRequest<E>): readonly string[] {
  return [addressOf(endpoint, request)];
}

type QueryOptions<E extends EndpointDeclaration, Shown> = Omit<
  UseQueryOptions<ReplyOf<E>, ApiError, Shown>,
  "queryKey" | "queryFn"
>;

/** Reads a GET endpoint through the cache: `useEndpoint(listMessages, { params: { userId }, query: {} })`. */
export function useEndpoint<E extends EndpointDeclaration, Shown = ReplyOf<E>>(
  endpoint: E,
  request?: CallRequest<E>,
  options?: QueryOptions<E, Shown>,
) {
  return useQuery<ReplyOf<E>, ApiError, Shown>({
    ...options,
    ...(options?.staleTime === 0 && { staleTime: justFetchedMs }),
    queryKey: keyOf(endpoint, request),
    queryFn: ({ signal }) => call(endpoint, request, { signal }),
  });
}

/** Sets for how long a reply counts as new where every screen wants a new one, so that parts of one screen fetch it once. */
const justFetchedMs = 500;

type CommandOptions<E extends EndpointDeclaration> = Omit<
  UseMutationOptions<ReplyOf<E>, ApiError, CallRequest<E>>,
  "mutationFn"
> & {
  /** Lists the endpoints whose cached replies this call changes. They are fetched again where they are on the screen. */
  refreshes?: readonly EndpointDeclaration[];
  call?: (request: CallRequest<E>) => CallOptions;
};

/** Sends to an endpoint: `const send = useCommand(sendMessage); await send.mutateAsync({ body: { … } })`. */
export function useCommand<E extends EndpointDeclaration>(
  endpoint: E,
  { refreshes = [], call: callOptions, ...options }: CommandOptions<E> = {},
) {
  return useMutation<ReplyOf<E>, ApiError, CallRequest<E>>({
    ...options,
    mutationFn: (request) => call(endpoint, request, callOptions?.(request)),
    onSuccess: async (...given) => {
      const [, , , { client }] = given;
      for (const changed of refreshes)
        void client.invalidateQueries({ predicate: ({ queryKey }) => isReplyOf(changed, queryKey[0]) });
      await options.onSuccess?.(...given);
    },
  });
}

/** Returns whether a cache key's address belongs to this endpoint, whatever its parameters and query. */
export function isReplyOf(endpoint: EndpointDeclaration, address: unknown): boolean {
  if (typeof address !== "string") return false;
  const [path = ""] = address.split("?");
  const pattern = endpoint.path.split("/");
  const parts = path.split("/");
  return (
    pattern.length === parts.length && pattern.every((part, index) => part.startsWith("{") || part === parts[index])
  );
}

// Notices that a session ended while a page was open, by a password change elsewhere or by its age. Asks who is signed in
// where a call did not reach the server, to know whether it was that call alone.
function notice(client: QueryClient, error: Error, address?: unknown) {
  if (hasCode(error, "signed_out")) client.setQueryData(sessionKey, null);
  else if (isUnreached(error) && !hasCode(error, "unavailable") && address !== sessionKey[0])
    void client.invalidateQueries({ queryKey: sessionKey }, { cancelRefetch: false });
}

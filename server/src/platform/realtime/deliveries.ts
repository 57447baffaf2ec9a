import type { EventName, EventPayload } from "@triptych/contract/events";
import type { Server } from "socket.io";

/** Names an event for the open pages of one person. */
export type Delivery = { [N in EventName]: { userId: string; event: N; payload: EventPayload<N> } }[EventName];

/** Names the room of the pages of one person. */
export const userRoom = (userId: string) => `user:${userId}`;

/** Carries deliveries between processes. No page is in its room. */
const carrier = "deliveries";

/** Describes what a process receives from the others, as far as this file reads it. */
interface ClusterMessage {
  uid: string;
  data?: { packet?: { data?: unknown[] } };
}

/** Describes the adapter that several processes share, as far as this file uses it. */
interface ClusterAdapter {
  uid: string;
  publish: (message: { type: number; data: { packet: object; opts: object } }) => void;
  onMessage: (message: ClusterMessage, offset?: string) => void;
  onRawMessage: (message: { uid: string }, offset: string) => void;
}

/** Is the type of a broadcast among the messages of the adapter (`MessageType.BROADCAST`). */
const broadcastType = 3;
/** Is the type of an event among the packets of Socket.IO (`PacketType.EVENT`). */
const eventType = 2;
const nobody = new Set<string>();

/**
 * Returns a function that delivers events to pages at this process, and publishes them to the other processes together:
 * once for all people whom they concern, where there are other processes.
 * NOTE: the carrier is a usual broadcast for the others, so that it comes in the same order as everything else, and again after the
 * connection to Redis was lost.
 */
export function createDeliveries(io: Server, { isShared }: { isShared: boolean }): (deliveries: Delivery[]) => void {
  const { adapter } = io.of("/");

  function deliverHere(deliveries: Delivery[]) {
    for (const { userId, event, payload } of deliveries) {
      const room = userRoom(userId);
      if (!adapter.rooms.has(room)) continue;
      // NOTE: does what `io.local.to(room).emit(…)` does, without the two operators that it makes for each event.
      const packet = { type: eventType, data: [event, payload], nsp: "/" };
      adapter.broadcast(packet, { rooms: new Set([room]), except: nobody, flags: { local: true } });
    }
  }

  const cluster = adapter as unknown as ClusterAdapter;
  if (isShared) {
    const onMessage = cluster.onMessage.bind(cluster);
    cluster.onMessage = (message, offset) => {
      const [event, deliveries] = message.data?.packet?.data ?? [];
      if (event !== carrier) onMessage(message, offset);
      else if (message.uid !== cluster.uid) deliverHere(deliveries as Delivery[]);
    };
    // NOTE: a process reads its own messages too. The adapter ignores them, but only after it has parsed them.
    const onRawMessage = cluster.onRawMessage.bind(cluster);
    cluster.onRawMessage = (message, offset) => {
      if (message.uid !== cluster.uid) onRawMessage(message, offset);
    };
  }

  /** Publishes what `io.to(carrier).emit(…)` would, which would also encode it for the pages at this process. */
  function publish(deliveries: Delivery[]) {
    const packet = { type: eventType, data: [carrier, deliveries], nsp: "/" };
    cluster.publish({ type: broadcastType, data: { packet, opts: { rooms: [carrier], except: [], flags: {} } } });
  }

  let waiting: Delivery[] = [];

  function deliverWaiting() {
    const deliveries = waiting;
    waiting = [];
    deliverHere(deliveries);
    if (isShared) publish(deliveries);
  }

  // NOTE: in the event loop's next step, so that the replies to those who caused the events are written before, and everything
  // that one step caused is published together.
  return (deliveries) => {
    if (waiting.length === 0) setImmediate(deliverWaiting);
    waiting.push(...deliveries);
  };
}

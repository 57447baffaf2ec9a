import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { Server } from "socket.io";
import { announce, openBenchDatabase, peopleCount } from "./serve.ts";

/**
 * Stores a message and sends it to the other person with as little as possible: nobody is authenticated, nothing is
 * checked.
 */
const { pool } = await openBenchDatabase();
await pool.query(
  "create table if not exists echoes (id uuid primary key, receiver_id uuid not null, content text not null)",
);
await pool.query("truncate echoes");

const http = createServer();
const io = new Server(http);
io.on("connection", (socket) => {
  void socket.join(String(socket.handshake.auth.userId));
  socket.on(
    "send",
    async ({ receiverId, content }: { receiverId: string; content: string }, acknowledge: () => void) => {
      await pool.query("insert into echoes (id, receiver_id, content) values ($1, $2, $3)", [
        randomUUID(),
        receiverId,
        content,
      ]);
      io.to(receiverId).emit("new_message", { receiverId, message: { content } });
      acknowledge();
    },
  );
});
http.listen(0, "127.0.0.1", () => {
  const { port } = http.address() as { port: number };
  const people = Array.from({ length: peopleCount }, () => ({ userId: randomUUID(), cookie: "" }));
  announce({ addresses: [`http://127.0.0.1:${port}`], people, sendsBy: "echo" });
});

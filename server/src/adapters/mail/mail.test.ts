import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { systemClock } from "../../platform/process/clock.ts";
import type { OpenDatabase } from "../../platform/database/database.ts";
import { createIds } from "../../platform/process/ids.ts";
import type { Mail, OutgoingEmail } from "./mail.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtp } from "./smtp.ts";

interface World {
  mail: Mail;
  /** Returns what arrived for an address, newest first, as the reader's program would show it. */
  received: (to: string) => Promise<{ subject: string; raw: string }[]>;
  close: () => Promise<void>;
}

/** Checks the promises of every way to send mail. */
describe.each([
  ["the outbox", outboxWorld],
  ["a mail server", smtpWorld],
])("%s", (_name, open) => {
  let world: World;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world?.close());

  it("takes emails, newest first", async () => {
    await world.mail.send(anEmail({ to: "ann@example.org", subject: "First" }));
    await world.mail.send(anEmail({ to: "ann@example.org", subject: "Second" }));

    const emails = await world.received("ann@example.org");

    expect(emails.map(({ subject }) => subject)).toEqual(["Second", "First"]);
  });

  it("turns no line break into a header", async () => {
    await world.mail.send(
      anEmail({
        to: "bob@example.org",
        subject: "Hello\r\nBcc: eve@example.org\r\n\r\nBody",
        headers: { "X-Kind": "a\r\nBcc: eve@example.org" },
      }),
    );

    const [email] = await world.received("bob@example.org");

    expect(email!.subject).toBe("Hello Bcc: eve@example.org Body");
    expect(email!.raw).not.toMatch(/^Bcc:/im);
    expect(await world.received("eve@example.org")).toEqual([]);
  });

  it("keeps accents, quotation marks and emoji", async () => {
    await world.mail.send(anEmail({ to: "zoe@example.org", subject: "Grüße, “Zoë” 🎨" }));

    const [email] = await world.received("zoe@example.org");

    expect(email!.subject).toBe("Grüße, “Zoë” 🎨");
  });
});

it("throws when the mail server is away, so that the email is tried again", async () => {
  const smtp = createSmtp({ url: "smtp://127.0.0.1:1", from: "hello@triptych.example" });

  await expect(smtp.send(anEmail({}))).rejects.toThrow("ECONNREFUSED");
  smtp.close();
});

function anEmail(email: Partial<OutgoingEmail>): OutgoingEmail {
  return { to: "someone@example.org", subject: "Hello", text: "Hello.", html: "<p>Hello.</p>", ...email };
}

async function outboxWorld(): Promise<World> {
  const open: OpenDatabase = await openTestDatabase();
  const outbox = createOutbox({ database: open.database, clock: systemClock, newId: createIds(systemClock) });
  return {
    mail: outbox,
    received: async (to) =>
      (await outbox.list(to.toUpperCase())).map((email) => ({ subject: email.subject, raw: email.text })),
    close: () => open.close(),
  };
}

it("stops waiting for a mail server that never replies", async () => {
  const held: Socket[] = [];
  const silent = createServer((socket) => void held.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: "hello@triptych.example", timeoutMs: 100 });

  await expect(smtp.send(anEmail({}))).rejects.toThrow(/Greeting never received|timed? ?out/i);

  smtp.close();
  for (const socket of held) socket.destroy();
  silent.close();
});

async function smtpWorld(): Promise<World> {
  const emails: { to: string[]; raw: string }[] = [];
  const server = createServer((socket) => takeEmails(socket, emails)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: "Triptych <hello@triptych.example>" });
  return {
    mail: smtp,
    received: async (to) =>
      emails
        .filter((email) => email.to.includes(to))
        .toReversed()
        .map(({ raw }) => ({ subject: decodedSubject(raw), raw })),
    close: async () => {
      smtp.close();
      server.close();
    },
  };
}

/** Speaks as much of SMTP (RFC 5321) as a client needs. */
function takeEmails(socket: Socket, emails: { to: string[]; raw: string }[]) {
  let email = { to: [] as string[], raw: "" };
  let isData = false;
  let rest = "";
  socket.on("error", () => {});
  socket.write("220 test\r\n");
  socket.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\r\n");
    rest = lines.pop()!;
    for (const line of lines) takeLine(line);
  });

  function takeLine(line: string) {
    if (isData && line !== ".") email.raw += `${line}\n`;
    else if (isData) {
      emails.push(email);
      email = { to: [], raw: "" };
      isData = false;
      socket.write("250 ok\r\n");
    } else if (/^data/i.test(line)) {
      isData = true;
      socket.write("354 go on\r\n");
    } else {
      const recipient = /^rcpt to:<([^>]*)>/i.exec(line);
      if (recipient) email.to.push(recipient[1]!);
      socket.write("250 ok\r\n");
    }
  }
}

/** Unfolds the header and decodes its words (RFC 2047). */
function decodedSubject(raw: string): string {
  const header = /^Subject: ((?:.*)(?:\n[ \t].*)*)/im.exec(raw)![1]!.replaceAll(/\n[ \t]/g, " ");
  return header
    .replaceAll(/\?= =\?/g, "?==?")
    .replaceAll(/=\?utf-8\?(Q|B)\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString("latin1")
        : text
            .replaceAll("_", " ")
            .replaceAll(/=([0-9A-F]{2})/g, (_hex, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .replace(/^[^]*$/, (text) => (/[\u0080-\u00ff]/.test(text) ? Buffer.from(text, "latin1").toString() : text));
}

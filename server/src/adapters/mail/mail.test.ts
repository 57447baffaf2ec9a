import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { systemClock } from "../../platform/process/clock.ts";
import type { OpenDatabase } from "../../platform/database/database.ts";
import { createIds } from "../../platform/process/ids.ts";
import type { Letter, Mail } from "./mail.ts";
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

  it("lets no line break become a header", async () => {
    await world.mail.send(
      anEmail({
        to: "bob@example.org",
        subject: "Hello\r\nBcc: eve@example.org\r\n\r\nBody",
        headers: { "X-Kind": "a\r\nBcc: eve@example.org" },
      }),
    );

    const [letter] = await world.received("bob@example.org");

    expect(letter!.subject).toBe("Hello Bcc: eve@example.org Body");
    expect(letter!.raw).not.toMatch(/^Bcc:/im);
    expect(await world.received("eve@example.org")).toEqual([]);
  });

  it("keeps emails that people write with care", async () => {
    await world.mail.send(anEmail({ to: "zoe@example.org", subject: "Grüße, “Zoë” 🎨" }));

    const [letter] = await world.received("zoe@example.org");

    expect(letter!.subject).toBe("Grüße, “Zoë” 🎨");
  });
});

it("a mail server that is away is an error, so that the letter is tried again", async () => {
  const smtp = createSmtp({ url: "smtp://127.0.0.1:1", from: "hello@triptych.example" });

  await expect(smtp.send(anEmail({}))).rejects.toThrow("ECONNREFUSED");
  smtp.close();
});

function anEmail(letter: Partial<Letter>): Letter {
  return { to: "someone@example.org", subject: "Hello", text: "Hello.", html: "<p>Hello.</p>", ...letter };
}

async function outboxWorld(): Promise<World> {
  const open: OpenDatabase = await openTestDatabase();
  const outbox = createOutbox({ database: open.database, clock: systemClock, newId: createIds(systemClock) });
  return {
    mail: outbox,
    received: async (to) =>
      (await outbox.list(to.toUpperCase())).map((letter) => ({ subject: letter.subject, raw: letter.text })),
    close: () => open.close(),
  };
}

it("a mail server that says nothing is not waited for without end", async () => {
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
        .filter((letter) => letter.to.includes(to))
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
  let letter = { to: [] as string[], raw: "" };
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
    if (isData && line !== ".") letter.raw += `${line}\n`;
    else if (isData) {
      emails.push(letter);
      letter = { to: [], raw: "" };
      isData = false;
      socket.write("250 ok\r\n");
    } else if (/^data/i.test(line)) {
      isData = true;
      socket.write("354 go on\r\n");
    } else {
      const recipient = /^rcpt to:<([^>]*)>/i.exec(line);
      if (recipient) letter.to.push(recipient[1]!);
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

import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createLog, withoutSecrets, withRequestLogs, type Log } from "./log.ts";

describe("the log", () => {
  it("has no secrets, however deep they are nested", () => {
    const line = written((log) =>
      log.info(
        {
          password: "s3cret",
          body: { newPassword: "s3cret", card: { cvc: "s3cret", number: "s3cret" } },
          headers: { cookie: "s3cret", "set-cookie": "s3cret", authorization: "s3cret" },
        },
        "x",
      ),
    );

    expect(line).not.toContain("s3cret");
    expect(line).toContain("[redacted]");
  });

  it("keeps the names but not the values of a query string", () => {
    const line = written((log) =>
      log.info({ req: { method: "GET", url: "/auth?token=s3cret&redirect=/x", ip: "192.0.2.1" } }, "replied"),
    );

    expect(line).not.toContain("s3cret");
    expect(JSON.parse(line)).toMatchObject({
      req: { method: "GET", url: "/auth?token=…&redirect=…", address: "192.0.2.1" },
    });
  });

  it("reports failed queries without their values", () => {
    const cause = Object.assign(new Error("duplicate key"), {
      code: "23505",
      detail: "Key (email)=(ann@example.org) already exists.",
    });
    const line = written((log) =>
      log.error({ err: new DrizzleQueryError("insert into x values ($1)", ["ann@example.org"], cause) }, "x"),
    );

    expect(line).not.toContain("ann@example.org");
    expect(line).toContain("23505");
  });
});

it.each([
  ["/a", "/a"],
  ["/a?", "/a?"],
  ["/shared/Zm9vYmFyLWZvb2Jhci1mb29iYXItZm9vYmFyLWZvb2I", "/shared/…"],
  ["/api/x/Zm9vYmFyLWZvb2Jhci1mb29iYXItZm9vYmFyLWZvb2I/votes?a=1", "/api/x/…/votes?a=…"],
  ["/api/x/019a0000-0000-7000-8000-000000000000", "/api/x/019a0000-0000-7000-8000-000000000000"],
  ["/a?b=1&b=2&c=%00", "/a?b=…&c=…"],
])("logs %s as %s", (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged);
});

it("writes the id of a request on each of its lines, and no secrets there either", () => {
  const lines = written((log) => {
    const requests = withRequestLogs(log);
    requests.child({ reqId: "r-1" }).info({ password: "hunter2", deep: { token: "t-9" } }, "one");
    requests.child({ reqId: 'r-"2' }).warn("two");
  });

  expect(lines).not.toMatch(/hunter2|t-9/);
  const [one, two] = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(one).toMatchObject({ reqId: "r-1", msg: "one" });
  expect(two).toMatchObject({ reqId: 'r-"2', msg: "two" });
});

it("makes short logs of requests also from the log that the framework makes", () => {
  const framework = withRequestLogs(createLog({ level: "silent" })).child({}, { serializers: { res: String } });

  const request = framework.child({ reqId: "r-1" }, {});

  expect(request.constructor.name).toBe("RequestLog");
  expect(request.bindings()).toEqual({ reqId: "r-1" });
});

function written(write: (log: Log) => void): string {
  let lines = "";
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines += chunk.toString();
      done();
    },
  });
  write(createLog({ level: "info", destination }));
  return lines;
}

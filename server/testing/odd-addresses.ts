import * as fc from "fast-check";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";

/** Generates addresses of an endpoint with path parameters and a query that no honest page writes. */
export function oddAddressOf({ path }: EndpointDeclaration): fc.Arbitrary<string> {
  const segments = path.split(/\{\w+\}/);
  const values = fc.array(oddSegment, { minLength: segments.length, maxLength: segments.length });
  return fc
    .tuple(values, oddQuery)
    .map(([odd, query]) => segments.map((segment, at) => (at === 0 ? segment : odd[at]! + segment)).join("") + query);
}

/** Generates headers that no honest client sends. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  ...[
    [
      "cookie",
      ["=", ";;;", "triptych_session", "triptych_session=", "triptych_session=%", "a=b; a=c", "x".repeat(6_000)],
    ],
    ["cookie", ["triptych_session=\u00ff\u00fe", "triptych_session=a.b.c; triptych_session=d", "__proto__=1"]],
    ["idempotency-key", ["", " ", "k".repeat(5_000), "\u00e9", "__proto__", "'; drop table messages; --"]],
    ["x-forwarded-for", ["", "1.2.3.4, ,", "::ffff:1.2.3.4", "not an address", "9".repeat(2_000)]],
    ["x-forwarded-host", ["evil.example"]],
    ["host", ["", "evil.example", "a b", "[::1", "x".repeat(3_000)]],
    ["user-agent", ["", "\u00ff".repeat(50), "u".repeat(6_000)]],
    ["accept", ["", "*", "text/html;q=x", "application/xml"]],
    ["accept-encoding", ["", "gzip;q=9", "identity;q=0", "*;q=0"]],
    ["if-none-match", ["*", '"', "W/"]],
    ["range", ["bytes=0-0", "bytes=-", "bytes=9-1", `bytes=${"0-0,".repeat(500)}0-0`]],
    ["authorization", ["Basic", "Bearer \u00ff", "Digest =,"]],
    ["expect", ["200-ok"]],
    ["x-http-method-override", ["DELETE"]],
    ["content-length", ["0"]],
    ["last-event-id", ["\u00e9"]],
  ].map(([name, values]) => fc.constantFrom(...(values as string[])).map((value) => ({ [name as string]: value }))),
);

const oddSegment = fc.oneof(
  fc.constantFrom(
    "%00",
    "%",
    "%zz",
    "%ff%fe",
    "%ed%a0%80",
    "%2e%2e%2f",
    "..%5c",
    "%2f%2fevil.example",
    "__proto__",
    "constructor",
    "null",
    "undefined",
    "-1",
    "1e999",
    "%27%20or%201%3D1%20--",
    "%24%7B7*7%7D",
    "%F0%9F%91%A9",
    "019a0000-0000-7000-8000-000000000000%00",
    "x".repeat(499),
    "x".repeat(5_000),
    "a%0d%0aset-cookie:%20x=1",
    "019A0000-0000-7000-8000-00000000000G",
  ),
  fc
    .string({ unit: "binary", minLength: 1, maxLength: 20 })
    .filter((text) => text.isWellFormed())
    .map(encodeURIComponent),
);

const queryName = fc.constantFrom(
  "q",
  "page",
  "before",
  "after",
  "limit",
  "token",
  "email",
  "refresh",
  "__proto__",
  "a[]",
  "a[b]",
  "constructor",
  "",
  "%",
  "%00",
);

const oddQuery = fc
  .array(fc.tuple(queryName, oddSegment), { maxLength: 4 })
  .map((fields) => (fields.length === 0 ? "" : `?${fields.map(([name, value]) => `${name}=${value}`).join("&")}`));

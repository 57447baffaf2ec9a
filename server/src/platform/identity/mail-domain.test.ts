import { describe, expect, it } from "vitest";
import { mailDomainOf } from "./mail-domain.ts";

describe("the organisation's domain of an address", () => {
  it.each([
    ["ann@acme.com", "acme.com"],
    ["bo@Mail.Acme.COM", "acme.com"],
    ["cy@x7.throw.acme.co.uk", "acme.co.uk"],
    ["di@studio.example", "studio.example"],
    ["ed@ed.github.io", "ed.github.io"],
  ])("of %s is %s", (email, domain) => {
    expect(mailDomainOf(email)).toBe(domain);
  });

  it.each(["gmail.com", "outlook.com", "hotmail.co.uk", "icloud.com", "proton.me", "gmx.de", "qq.com", "fastmail.com"])(
    "is none at the free provider %s",
    (provider) => {
      expect(mailDomainOf(`ann@${provider}`)).toBeNull();
    },
  );

  it.each(["mailinator.com", "yopmail.com", "guerrillamail.com", "10minutemail.com"])(
    "is %s for its throw-away addresses",
    (provider) => {
      expect(mailDomainOf(`ann@${provider}`)).toBe(provider);
    },
  );
});

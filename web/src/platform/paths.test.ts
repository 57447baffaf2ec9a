import { describe, expect, it } from "vitest";
import { dashboardPath, ownPath, settingsPath, signInPath } from "./paths.ts";

describe("ownPath", () => {
  it.each(["/referrals", "/?tab=messages", "/messages/0190?x=1#end"])("keeps %s", (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "referrals",
    "",
    null,
  ])("refuses %j", (path) => {
    expect(ownPath(path)).toBeUndefined();
  });
});

describe("signInPath", () => {
  it("carries the path to go to afterwards", () => {
    expect(signInPath("/messages/1?a=b")).toBe("/auth?redirect=%2Fmessages%2F1%3Fa%3Db");
  });

  it("carries nothing where that is the home page", () => {
    expect(signInPath("/")).toBe("/auth");
  });
});

describe("dashboardPath", () => {
  it("names the tab and the open conversation", () => {
    expect(dashboardPath("messages", { contact: "42" })).toBe("/?tab=messages&contact=42");
    expect(dashboardPath("messages", { contact: "42", brief: null })).toBe("/?tab=messages&contact=42");
  });

  it("names the brief that the first message brings", () => {
    expect(dashboardPath("messages", { contact: "42", brief: "7" })).toBe("/?tab=messages&contact=42&brief=7");
  });
});

describe("settingsPath", () => {
  it("names the section, as the dashboard's tab does", () => {
    expect(settingsPath("team")).toBe("/settings?section=team");
    expect(dashboardPath("settings", { section: "team" })).toBe("/?tab=settings&section=team");
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  eraseOwn,
  fileDatabaseOf,
  findOwner,
  keptDatabaseOf,
  noteOwner,
  noteSessionEnded,
  ownPrefix,
} from "./owner.ts";

/** Creates a browser's storage, whose entries are its own properties, as in a browser. */
function aStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  };
  return Object.create(methods) as Storage;
}

const deleted: string[] = [];
const databasesOf = (userId: string) => [keptDatabaseOf(userId), fileDatabaseOf(userId)];
const unsent = `${ownPrefix}outbox:her:1`;

beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("sessionStorage", aStorage());
  vi.stubGlobal("indexedDB", { deleteDatabase: (name: string) => deleted.push(name) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what a browser keeps for somebody", () => {
  it("stays when they sign in again", () => {
    noteOwner("her");
    localStorage.setItem(unsent, "Hello");

    noteOwner("her");

    expect(findOwner()).toBe("her");
    expect(localStorage.getItem(unsent)).toBe("Hello");
    expect(deleted).toEqual([]);
  });

  it("is erased when somebody else signs in, and when they sign out", () => {
    noteOwner("her");
    localStorage.setItem(unsent, "Hello");
    localStorage.setItem("theme", "dark");

    noteOwner("him");
    expect(localStorage.getItem(unsent)).toBeNull();
    expect(deleted).toEqual(databasesOf("her"));

    eraseOwn();
    expect(findOwner()).toBeNull();
    expect(deleted).toEqual([...databasesOf("her"), ...databasesOf("him")]);
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  it("is erased when the session ends, but for unsent messages, which stay in the tab until the next sign-in", () => {
    sessionStorage.setItem("session-of", "her");
    noteOwner("her");
    localStorage.setItem(unsent, "Hello");

    noteSessionEnded();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(deleted).toEqual(databasesOf("her"));

    noteOwner("her");
    expect(localStorage.getItem(unsent)).toBe("Hello");
  });

  it("is erased with its unsent messages where the session ended before this tab was opened", () => {
    noteOwner("her");
    localStorage.setItem(unsent, "Hello");

    noteSessionEnded();

    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

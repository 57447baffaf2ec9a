import { getProduct } from "@triptych/contract/accounts";
import { listProjects } from "@triptych/contract/projects";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient, sessionKey } from "../query.ts";
import type { KeptDatabase } from "./kept-database.ts";
import { restoreReplies } from "./kept-replies.ts";
import { type KeptReply, keptLimits } from "./kept-rules.ts";

let owner: string | null = "her";

beforeEach(() => {
  owner = "her";
  vi.stubGlobal("localStorage", { getItem: () => owner });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const product = {
  name: "Triptych",
  tagline: "",
  instagramUrl: "",
  linkedInUrl: "",
  isDemo: false,
  hasDemoAccounts: false,
  hasOutbox: false,
};

/** Creates a database that holds what was fetched two minutes ago. */
function aDatabase(replies: Record<string, unknown>, keptAt = Date.now() - 120_000): KeptDatabase {
  const list = Object.entries(replies).map(([address, reply]): KeptReply => ({ address, reply, keptAt, size: 1 }));
  return { list: async () => list, put: async () => {}, remove: async () => {} };
}

it("puts into the cache what it lacks, as something that is fetched again", async () => {
  const client = createQueryClient();
  client.setQueryData([listProjects.path], ["newer"]);

  await restoreReplies(client, aDatabase({ [getProduct.path]: product, [listProjects.path]: [] }));

  expect(client.getQueryData([getProduct.path])).toEqual(product);
  expect(client.getQueryState([getProduct.path])).toMatchObject({ isInvalidated: true });
  expect(client.getQueryData([listProjects.path])).toEqual(["newer"]);
});

it("returns nobody where nothing is kept, where it is too old, and where it is somebody else's", async () => {
  const client = createQueryClient();
  const user = { id: "him" };
  const tooOld = Date.now() - keptLimits.ageMs - 1;

  const found = [
    await restoreReplies(client, aDatabase({})),
    await restoreReplies(client, aDatabase({ [getProduct.path]: product }, tooOld)),
    await restoreReplies(client, aDatabase({ [sessionKey[0]]: user })),
  ];

  expect(found).toEqual([null, null, null]);
  expect(client.getQueryData([getProduct.path])).toBeUndefined();
});

it("restores nothing for a session that ends meanwhile", async () => {
  const client = createQueryClient();
  const database = aDatabase({ [getProduct.path]: product });
  const list = async () => {
    owner = "him";
    return database.list("her");
  };

  const user = await restoreReplies(client, { ...database, list });

  expect(user).toBeNull();
  expect(client.getQueryData([getProduct.path])).toBeUndefined();
});

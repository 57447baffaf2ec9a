import { expect, test } from "./test.ts";

test("the API documentation shows a call with its example, and loads nothing from other sites", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(baseURL!).origin) foreign.push(request.url());
  });

  await page.goto("/api/docs#tag/messaging/POST/api/messages");

  await expect(page.getByRole("heading", { name: "Sends a message" })).toBeVisible();
  await expect(page.getByText("Hello, could you redraw our labels?").first()).toBeVisible();
  expect(foreign).toEqual([]);
});

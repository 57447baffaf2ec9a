import { searchWith } from "./searching.ts";
import { expect, expectAccessible, test } from "./test.ts";

const title = "Tins for a keeper of bees";
const picture = "web/public/icon-192.png";

test("an agency shows its work, a freelancer confirms a credit, and a brand finds the work as proof", async ({
  windowOf,
}) => {
  const agency = await windowOf("demo-agency");
  await agency.goto("/?tab=profile");
  await agency.getByRole("link", { name: "Add a case study" }).click();
  await agency.getByLabel("Title", { exact: true }).fill(title);
  await agency.getByLabel("Under wraps").check();
  await agency.getByLabel("Pictures of the work").setInputFiles([picture, "web/public/icon-512.png"]);
  await agency.getByLabel("What can be seen in picture 1?").fill("A yellow tin with a bee on its lid");
  await agency.getByLabel("What can be seen in picture 2?").fill("The same tin from above");
  await agency
    .getByLabel("What was your part?")
    .fill("We did the packaging design of a tin, and of the box around it.");
  await agency.getByLabel("Their username").fill("demo-freelancer");
  await agency.getByLabel("Their username").press("Enter");
  await agency.getByLabel("For what?").fill("The light in the pictures");
  agency.once("dialog", (dialog) => void dialog.accept());
  await agency.reload();
  await expect(agency.getByText("This is what you had written and not saved yet.")).toBeVisible();
  await expectAccessible(agency);
  await agency.getByRole("button", { name: "Add this case study" }).click();

  const handle = agency.getByRole("button", { name: `Move ${title}` });
  await handle.focus();
  for (let step = 0; step < 3; step += 1) await agency.keyboard.press("ArrowUp");
  await expect(handle).toBeFocused();
  const own = agency.getByRole("list", { name: "Your case studies" }).getByRole("listitem");
  await expect(own.first()).toContainText("1 person has not confirmed yet");

  const freelancer = await windowOf("demo-freelancer");
  await freelancer.goto("/?tab=today");
  await freelancer.getByRole("link", { name: `Halfpenny Thorne credits you on their work ${title}` }).click();
  await freelancer.getByRole("button", { name: "Yes, I took part" }).click();
  await expect(freelancer.getByText("Confirmed")).toBeVisible();

  const brand = await windowOf("demo-brand");
  await brand.goto("/?tab=search");
  await searchWith(brand, "Packaging design for a cider maker in Bristol, for bottles and boxes.");
  const card = brand.getByRole("article", { name: "Halfpenny Thorne" });
  await card.getByRole("button", { name: "Why this match?" }).click();
  await expect(card.getByText(`From the case study “${title}”`).first()).toBeVisible();
  await expect(card.getByRole("img", { name: "A yellow tin with a bee on its lid" }).last()).toBeVisible();
  await card.getByRole("link", { name: "Halfpenny Thorne", exact: true }).click();
  const study = brand.getByRole("article", { name: title });
  await expect(study.getByRole("list", { name: "Credited" })).toContainText("Maren Oduya-Whitlock");
  await expectAccessible(brand);

  await agency.getByRole("button", { name: `Delete ${title}` }).click();
  await agency.getByRole("button", { name: "Undo" }).click();
  await expect(own).toHaveCount(4);
  await agency.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(own).toHaveCount(3);
});

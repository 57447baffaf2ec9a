import type { Letter } from "../../adapters/mail/mail.ts";
import { layOutLetter } from "../../letter-layout.ts";

export async function accountDeletedLetter({
  to,
  username,
  productName,
  publicUrl,
}: {
  to: string;
  username: string;
  productName: string;
  publicUrl: string;
}): Promise<Letter> {
  const content = await layOutLetter({
    productName,
    preview: "Nothing more is charged.",
    heading: "Your account was deleted",
    paragraphs: [
      `Hello ${username},`,
      "Your account, its profile, conversations, briefs and projects were deleted. A subscription has ended; nothing more is charged.",
      "If you would like to come back one day, you are welcome.",
    ],
    action: { label: `Visit ${productName}`, url: publicUrl },
    footer: "This is the last letter about this account.",
  });
  return { to, subject: `Your ${productName} account was deleted`, ...content };
}

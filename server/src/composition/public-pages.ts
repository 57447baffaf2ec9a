import type { PublicPage } from "../platform/http/site/page-heads.ts";

const home: PublicPage = {
  path: "/",
  description:
    "Where brands, agencies and freelancers connect. Describe what you need in plain words, see who fits and why, and talk to them directly.",
};

/** Lists the pages that everybody may read. The titles are those that the pages show. */
export const publicPages: readonly [PublicPage, ...PublicPage[]] = [
  home,
  { ...home, path: "/auth", title: "Sign in", sharedAs: "/" },
  {
    path: "/how-matching-works",
    title: "How matching works",
    description: "How we decide who fits a brief, what counts, what never counts, and how to check it yourself.",
  },
  {
    path: "/terms",
    title: "Terms and Conditions",
    description: "What you can expect of us and what we expect of you: accounts, subscriptions, content and liability.",
  },
  {
    path: "/privacy",
    title: "Privacy Policy",
    description: "What we hold about you, why, for how long, who else sees it, and how to download or delete it.",
  },
];

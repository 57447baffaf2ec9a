/** Makes a link look like a tab of the dashboard. */
export const placeLinkClasses =
  "relative flex min-h-12 shrink-0 items-center px-3 text-[0.9375rem] leading-5 font-medium whitespace-nowrap text-ink-soft transition-colors after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full after:bg-accent after:opacity-0 hover:text-ink focus-visible:-outline-offset-4 aria-[current]:text-ink aria-[current]:after:opacity-100 forced-colors:aria-[current]:underline";

/** Lists the classes that all text fields and selects share. */
export const controlClasses =
  "w-full min-w-0 rounded-md border border-line-strong/75 bg-surface text-base text-ink shadow-sm transition-[border-color,box-shadow] duration-150 hover:border-line-strong focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent aria-invalid:border-danger aria-invalid:outline-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:bg-sunken";

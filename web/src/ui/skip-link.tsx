/** Lets keyboard users skip the header. It is the first link of the page and leads to the element `#main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2.5 focus:text-on-ink"
    >
      Skip to the content
    </a>
  );
}

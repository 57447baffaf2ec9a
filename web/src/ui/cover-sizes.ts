/**
 * Says how wide the first picture of a case study is shown. `public/theme.js` asks for the same one before the page can run. NOTE: phones are told a
 * smaller width than they show, because they have three dots where one and a half look as sharp, and wait for each.
 */
export const coverSizes = "(min-width: 72rem) 70rem, (min-width: 40rem) 100vw, 58vw";

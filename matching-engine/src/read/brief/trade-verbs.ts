import { wordSet } from "../../text/word-set.ts";

/** Lists verbs that say what somebody does for a living: "we brew stout", "I teach yoga", "we're opening a café". */
export const tradeVerbs = wordSet(
  "make makes making sell sells selling run runs running own owns owning produce produces producing grow grows growing brew brews brewing build builds building supply supplies supplying offer offers offering teach teaches teaching repair repairs repairing manufacture manufactures manufacturing provide provides providing open opens opening launch launches launching",
);

import { createContext, use } from "react";
import type { Basis } from "./requirements.ts";

/** Says what the matches below were judged by. */
export const BasisContext = createContext<Basis>("brief");

export const useBasis = () => use(BasisContext);

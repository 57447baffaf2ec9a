import { createContext, use } from "react";
import type { Basis } from "./requirements.ts";

/** What the matches around were judged by. */
export const BasisContext = createContext<Basis>("brief");

export const useBasis = () => use(BasisContext);

import type { MemberProfile } from "@triptych/contract/profiles";
import { createContext, type ReactNode, use } from "react";

export type RenderCardAction = (person: Pick<MemberProfile, "id" | "displayName">, briefId?: string) => ReactNode;

/** Returns what the cards below offer beside a message, such as to save somebody. NOTE: it belongs to another feature, so a page gives it. */
export const CardActionContext = createContext<RenderCardAction>(() => null);

export const useCardAction = () => use(CardActionContext);

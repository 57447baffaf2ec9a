/**
 * Says why a brief names a sector, the plainest reason last: by the way, as a thing that is asked for, as what the work is about, as whom it
 * is for, as what is asked of whoever does it, or as the writer's trade.
 */
export const standings = { none: 0, object: 1, work: 2, client: 3, experience: 4, own: 5 } as const;
export type Standing = (typeof standings)[keyof typeof standings];

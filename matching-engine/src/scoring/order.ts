/**
 * The published order of equal scores: by a hash (FNV-1a) of the brief and the profile's id. It is the same every time,
 * differs from brief to brief, and favours nobody: not the oldest, not the first in the alphabet.
 */
export function tieBreak(brief: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const text of [brief, "\u0000", id]) {
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

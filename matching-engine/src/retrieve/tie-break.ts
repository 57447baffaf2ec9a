/**
 * Orders equal scores as it is published: by a hash (FNV-1a) of the brief and the profile's id. It is the same every time,
 * differs from brief to brief, and favours nobody: not the oldest, not the first in the alphabet.
 */
export function tieBreak(briefHash: number, id: string): number {
  return hashOn(hashOn(briefHash, "\u0000"), id);
}

export function hashOf(text: string): number {
  return hashOn(0x811c9dc5, text);
}

function hashOn(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

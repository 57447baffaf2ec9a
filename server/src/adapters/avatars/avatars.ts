/** Draws somebody's picture: an SVG document, always the same for the same username. No outside service is asked. */
export type DrawAvatar = (username: string) => string;

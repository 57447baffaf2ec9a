/** Draws a user's picture: an SVG document, always the same for the same username. No other service is called. */
export type DrawAvatar = (username: string) => string;

/** Lengths of time, in milliseconds and in seconds. */
export const msPerMinute = 60_000;
export const msPerHour = 60 * msPerMinute;
export const msPerDay = 24 * msPerHour;
export const secondsPerHour = msPerHour / 1_000;
export const secondsPerDay = msPerDay / 1_000;

/** So long what nobody has read is news. */
export const NEWS_DAYS = 30;
export const DAY_MS = 86_400_000;

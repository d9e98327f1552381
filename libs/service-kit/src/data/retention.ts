const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** So long an event that is a message stays in the outbox after it was written; a record stays for ever. */
export const MESSAGES_KEPT_MS = 14 * DAY_MS;

/** So long the inbox knows an event after it was recorded, and after it was handled. */
export const INBOX_KEPT_MS = 90 * DAY_MS;

/** So long a repeated request gets its first answer again. */
export const KEYS_KEPT_MS = DAY_MS;

import type { Context } from 'koa';

/** Where every service describes its calls. */
export const CALL_TABLE_PATH = '/openapi.json';

/** The status of an answer whose caller left before it. */
export const CALLER_LEFT = 499;

/** A service behind the door, in this process or another. */
export interface Upstream {
  /** Answers the request as the service does. Rejects when the service cannot be reached. */
  answer(koa: Context): Promise<void>;
  /** Whether the service can work right now. Never rejects. */
  isReady(): Promise<boolean>;
  /** The table of its calls as the service serves it, unread. Rejects when the service does not answer. */
  callTable(): Promise<unknown>;
}

/** Services by name. */
export type Upstreams = Readonly<Record<string, Upstream>>;

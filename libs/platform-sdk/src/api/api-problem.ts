/** Whatever went wrong with a call. */
export interface ApiProblem {
  /** The HTTP status; 0 when there was no answer. */
  status: number;
  /** The server's sentence for a person; empty when it gave none. */
  error: string;
  code?: string;
  /** What is wrong with which field of the input. */
  fields?: Record<string, string>;
  requestId?: string;
  /** Seconds after which it may go well. */
  retryAfter?: number;
  /** With the code STALE: the record as it is now, for `EditClash`. */
  current?: unknown;
  /** With the code STALE: who changed it. */
  changedBy?: string;
  /** With the code STALE: that it was who asks, in another window or by an answer that was lost. */
  isYours?: boolean;
}

/** What is said when there was no answer at all. */
export const noConnection = 'There is no connection to the server. Nothing was lost; try again in a moment.';

function textAt(value: object, key: string): string | undefined {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function numberAt(value: object, key: string): number | undefined {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'number' ? found : undefined;
}

function fieldsOf(value: object): Record<string, string> | undefined {
  const fields: unknown = Reflect.get(value, 'fields');
  if (typeof fields !== 'object' || fields === null) return undefined;
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Reads the server's error answer; a body of another shape leaves only the status. */
export function problemFrom(status: number, body: unknown): ApiProblem {
  if (typeof body !== 'object' || body === null) return { status, error: '' };
  return {
    status,
    error: textAt(body, 'error') ?? '',
    code: textAt(body, 'code'),
    fields: fieldsOf(body),
    requestId: textAt(body, 'requestId'),
    retryAfter: numberAt(body, 'retryAfter'),
    current: Reflect.get(body, 'current') ?? undefined,
    changedBy: textAt(body, 'changedBy'),
    isYours: Reflect.get(body, 'isYours') === true || undefined,
  };
}

function isProblem(error: unknown): error is ApiProblem {
  return (
    typeof error === 'object' &&
    error !== null &&
    typeof Reflect.get(error, 'status') === 'number' &&
    typeof Reflect.get(error, 'error') === 'string'
  );
}

/** The problem of a failed query or mutation, whatever was thrown; a fault of the page itself has status 0. */
export function problemOf(error: unknown): ApiProblem {
  return isProblem(error) ? error : { status: 0, error: '' };
}

/** Whether a call may go through later unchanged: no connection, a service that is away, too much at once. */
export function isPassing(error: unknown): boolean {
  const { status } = problemOf(error);
  return status === 0 || status === 429 || status >= 500;
}

/** The server's sentence, else the action's fixed text (COM-012). */
export function problemText(error: unknown, fallback: string): string {
  return problemOf(error).error || fallback;
}

/** The action's fixed text, and behind it the server's sentence: for actions whose failure always reads the same. */
export function problemAfter(error: unknown, text: string): string {
  const reason = problemOf(error).error;
  return reason.startsWith(text) ? reason : [text, reason].filter(Boolean).join('. ');
}

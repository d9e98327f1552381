/** What an answer to a refused request says besides its status. */
export interface ProblemDetails {
  /** A stable code for programs. */
  code?: string;
  /** A message per field that was wrong. */
  fields?: Record<string, string>;
  /** More facts for the client, such as the record as it is now. */
  extra?: Record<string, unknown>;
  /** What made it happen, for the log only. */
  cause?: unknown;
}

/** A request that is refused for a reason the caller can understand. Its message is a sentence for a person. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: ProblemDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'Problem';
  }
}

export const unauthorised = () => new Problem(401, 'Sign in again.', { code: 'SIGNED_OUT' });
/** What a sign-in is checked with does not answer: nobody is signed out for that. */
export const uncheckedSignIn = (cause: unknown) =>
  new Problem(503, 'Your sign-in can not be checked right now. Try again in a moment.', {
    code: 'UNAVAILABLE',
    cause,
  });
export const forbidden = () => new Problem(403, 'You are not allowed to do this.', { code: 'FORBIDDEN' });
/** Also for records of other companies, so that their existence does not show. */
export const notFound = (what = 'This record') =>
  new Problem(404, `${what} was not found.`, { code: 'NOT_FOUND' });
export const conflict = (message: string, code = 'CONFLICT', extra?: Record<string, unknown>) =>
  new Problem(409, message, { code, ...(extra ? { extra } : {}) });
/** Bad input: every field that is wrong with its message. */
export const badInput = (fields: Record<string, string>, message?: string) =>
  new Problem(400, message ?? Object.values(fields)[0] ?? 'Check what you entered.', {
    code: 'BAD_INPUT',
    fields,
  });

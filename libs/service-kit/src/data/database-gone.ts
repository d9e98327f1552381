/** The system lost the connection. */
const systemCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'];
/**
 * PostgreSQL is out of reach (08), out of disk, memory or connections (53), is stopping or starting (57P), or its disk
 * fails (58): classes of its error codes, appendix A of its manual.
 */
const databaseCode = /^(08|53|57P|58)[0-9A-Z]+$/;
const words = /Connection (terminated|ended)|Client (has encountered a connection error|was closed)/;

/** Whether an error says that the database can't be reached or can't work now, and nothing about what was asked of it. */
export function isDatabaseGone(error: Error): boolean {
  const code = codeOf(error);
  return systemCodes.includes(code) || databaseCode.test(code) || words.test(error.message);
}

/**
 * Whether an error says that a connection was waited for in vain: all of them, the pool's or the database's own (53300),
 * are at work for others.
 */
export const isDatabaseBusy = (error: Error): boolean =>
  error.name === 'KnexTimeoutError' || codeOf(error) === '53300';

/** Whether an error says that the database has run out of disk, memory or connections (53), or that its disk fails (58). */
export const isDatabaseFull = (error: Error): boolean => /^(53|58)[0-9A-Z]+$/.test(codeOf(error));

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

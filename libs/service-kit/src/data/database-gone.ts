/** PostgreSQL is shutting down, starting or full; the system lost the connection. */
const codes = ['57P01', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'];
const words = /Connection (terminated|ended)|Client (has encountered a connection error|was closed)/;

/** Whether an error says that the database can't be reached, and nothing about what was asked of it. */
export function isDatabaseGone(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return codes.includes(code) || error.name === 'KnexTimeoutError' || words.test(error.message);
}

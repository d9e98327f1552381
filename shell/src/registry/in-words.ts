import type { core } from 'zod/mini';

/** All that a schema has against something, on one line. */
export function inWords(error: core.$ZodError): string {
  return error.issues
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ');
}

import type { z } from 'zod';

/** All that a schema has against something, on one line. */
export function inWords(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ');
}

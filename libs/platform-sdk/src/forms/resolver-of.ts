import type { FieldValues, Resolver, ResolverError } from 'react-hook-form';
import * as z from 'zod/mini';

/**
 * The check of a form by a schema of its contract, in the words of the contract: one sentence for each field. What was
 * typed is handed on as it is; `z.parse` of the same schema makes of it what is sent.
 */
export function resolverOf<Entry extends FieldValues>(schema: z.core.$ZodType): Resolver<Entry> {
  return (values) => {
    const { error } = z.safeParse(schema, values);
    return error ? refused<Entry>(error.issues) : { values, errors: {} };
  };
}

function refused<Entry extends FieldValues>(issues: readonly z.core.$ZodIssue[]): ResolverError<Entry>;
function refused(issues: readonly z.core.$ZodIssue[]): ResolverError {
  const sentences = new Map<string, { type: string; message: string }>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    if (!sentences.has(name)) sentences.set(name, { type: 'rule', message });
  }
  return { values: {}, errors: Object.fromEntries(sentences) };
}

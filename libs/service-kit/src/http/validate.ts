import type { Endpoint, InputOf } from '@washcoat/contract-kernel';
import { Problem, badInput } from '../problem';
import { inputWords } from './input-words';

/** Parses the input of a call; all issues are told at once, by field. */
export function validated<E extends Endpoint>(endpoint: E, given: unknown): InputOf<E> {
  const parsed = endpoint.input.safeParse(given ?? {}, { error: inputWords });
  if (parsed.success) return parsed.data as InputOf<E>;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw badInput(fields, 'Check what you entered.');
}

/** The query string as input: blank values count as absent, a repeated name is refused. */
export function queryInput(query: Record<string, string | string[] | undefined>): Record<string, string> {
  const input: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value))
      throw new Problem(400, `${name} is given more than once.`, {
        code: 'BAD_INPUT',
        fields: { [name]: 'Give it once' },
      });
    if (value) input[name] = value;
  }
  return input;
}

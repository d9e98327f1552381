import type { z } from 'zod';

/**
 * Fails when `value`, as it travels in JSON, is not what `schema` says, or holds a field that the schema does not name.
 * For tests: in production what is not named would leave all the same.
 */
export function assertNamed(name: string, schema: z.ZodType, value: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
  const unnamed = unnamedIn(sent, JSON.parse(JSON.stringify(schema.parse(sent)) ?? 'null'), '');
  if (unnamed.length) throw new Error(`${name} sends what its contract does not name: ${unnamed.join(', ')}`);
}

/** Where `sent` has fields that are gone from what the schema read. */
function unnamedIn(sent: unknown, read: unknown, at: string): string[] {
  if (Array.isArray(sent)) {
    return Array.isArray(read)
      ? sent.flatMap((each, index) => unnamedIn(each, read[index], `${at}[${index}]`))
      : [];
  }
  if (!isRecord(sent) || !isRecord(read)) return [];
  return Object.entries(sent).flatMap(([field, value]) => {
    const place = at ? `${at}.${field}` : field;
    return field in read ? unnamedIn(value, read[field], place) : [place];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { Knex } from 'knex';

/** Codes of so many signs differ in two of them from too many others. */
const SHORTEST = 5;
const LONGEST = 40;

/**
 * Which of these codes stand close to another of the catalogue: one that differs in at most two signs, or has up to two
 * more or fewer at an end or one anywhere. Nobody can be sure of those on a worn stamp. The whole catalogue counts,
 * whoever may see it. The length comes first, so that most codes are passed over at once.
 */
export async function findCrowdedCodes(
  database: Knex,
  codeKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const crowded = new Set<string>();
  for (const codeKey of new Set(codeKeys)) {
    if (await isCrowded(database, codeKey)) crowded.add(codeKey);
  }
  return crowded;
}

async function isCrowded(database: Knex, codeKey: string): Promise<boolean> {
  if (codeKey.length < SHORTEST || codeKey.length > LONGEST) return true;
  const signs = [...codeKey];
  const unlike = signs.map((_sign, at) => `(substr(code_key, ${at + 1}, 1) <> ?)::int`).join(' + ');
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from product where deleted_at is null and code_key <> ? and (
       (length(code_key) = ? and ${unlike} <= 2)
       or (length(code_key) between ? and ? and code_key like any(?::text[]))
       or (length(code_key) between ? and ? and ? like any(array[code_key || '_', code_key || '__', '_' || code_key]))
       or code_key = any(?::text[])
     ) limit 1`,
    [
      ...[codeKey, codeKey.length, ...signs],
      ...[codeKey.length + 1, codeKey.length + 2, longer(codeKey)],
      ...[codeKey.length - 2, codeKey.length - 1, codeKey],
      shorter(codeKey),
    ],
  );
  return rows.length > 0;
}

/** Patterns of LIKE for the code with one sign more anywhere, or two at an end. */
function longer(codeKey: string): string[] {
  const places = Array.from({ length: codeKey.length + 1 }, (_place, at) => at);
  const withOne = places.map((at) => `${codeKey.slice(0, at)}_${codeKey.slice(at)}`);
  return [...withOne, `__${codeKey}`, `${codeKey}__`];
}

function shorter(codeKey: string): string[] {
  return Array.from(codeKey, (_sign, at) => codeKey.slice(0, at) + codeKey.slice(at + 1));
}

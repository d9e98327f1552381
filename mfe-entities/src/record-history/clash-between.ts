import { formatPhone, noValue, type ClashField } from '@washcoat/ui';

/** How the fields of a record are called and shown. */
export interface ClashWords {
  /** Labels by the names on the wire. */
  names: Record<string, string>;
  /** What stands for an id. */
  textOf?: (field: string, value: string) => string | undefined;
  /** Fields that nobody compares. */
  without?: readonly string[];
}

type Value = string | boolean | null;
const phones: ReadonlySet<string> = new Set(['phone', 'smsNumber']);

function shown(field: string, value: Value, { textOf }: ClashWords): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === '') return noValue;
  return textOf?.(field, value) ?? (phones.has(field) ? formatPhone(value) : value);
}

/** The fields in which what was typed differs from what somebody else saved. */
export function clashBetween(
  mine: Record<string, Value>,
  theirs: Record<string, Value>,
  words: ClashWords,
): ClashField[] {
  return Object.entries(mine).flatMap(([id, value]) => {
    const other = theirs[id] ?? null;
    if (words.without?.includes(id) || value === other) return [];
    return [
      {
        id,
        label: words.names[id] ?? id,
        mine: shown(id, value, words),
        theirs: shown(id, other, words),
      },
    ];
  });
}

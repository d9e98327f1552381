import { namesWhere, wordsOf, type HistoryEntry, type Noun } from '@washcoat/contract-kernel';
import { fieldWords } from '../lists/field-words';
import type { RecordHistoryProps } from './record-history';

/** How a `RecordHistory` tells of records of a noun: fields by their labels and values in their words, without ids. */
export function historyOf(
  noun: Noun,
): Required<Pick<RecordHistoryProps, 'fieldNames' | 'without' | 'inWords'>> {
  return {
    fieldNames: wordsOf(noun),
    without: namesWhere(noun, ({ kind }) => kind === 'ref'),
    inWords: (entry) => ({ ...entry, changes: entry.changes.map((change) => changeInWords(noun, change)) }),
  };
}

function changeInWords(
  { fields }: Noun,
  { field: name, before, after }: HistoryEntry['changes'][number],
): HistoryEntry['changes'][number] {
  const field = fields[name];
  const words = (text: string | null) => (field && text ? fieldWords(field, text) : text);
  return { field: name, before: words(before), after: words(after) };
}

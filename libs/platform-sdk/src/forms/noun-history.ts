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
    inWords: (entry) =>
      changesInWords(entry, (name, text) => {
        const field = noun.fields[name];
        if (text !== null) return field ? fieldWords(field, text) : text;
        // Of what was added or deleted there is no value yet, or none any more.
        const none = field?.choices?.find(({ value }) => value === null);
        return (entry.action === 'edit' && none?.label) || null;
      }),
  };
}

/** An entry of a history whose values `words` says for people. */
export function changesInWords(
  entry: HistoryEntry,
  words: (field: string, text: string | null) => string | null,
): HistoryEntry {
  const changes = entry.changes.map(({ field, before, after }) => ({
    field,
    before: words(field, before),
    after: words(field, after),
  }));
  return { ...entry, changes };
}

import { wordsOf, type Entry, type Noun } from '@washcoat/contract-kernel';
import { noValue, type ClashField } from '@washcoat/ui';
import { fieldWords } from './field-words';

/** The fields of a form in which what was typed differs from what somebody else saved, in the words of the noun. */
export function clashOf<N extends Noun>(noun: N): (mine: Entry<N>, theirs: Entry<N>) => ClashField[];
export function clashOf(noun: Noun): (mine: object, theirs: object) => ClashField[] {
  const words = wordsOf(noun);
  const shown = (id: string, entry: object): string => {
    const field = noun.fields[id];
    const value: unknown = Reflect.get(entry, field?.shownBy ?? id);
    if (Array.isArray(value)) return value.length ? String(value.length) : noValue;
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (typeof value !== 'string' || value === '') return noValue;
    return field ? fieldWords(field, value) : value;
  };
  return (mine, theirs) =>
    Object.entries(noun.fields)
      .filter(
        ([id, { kind }]) => kind !== 'derived' && !isSame(Reflect.get(mine, id), Reflect.get(theirs, id)),
      )
      .map(([id]) => ({ id, label: words[id] ?? id, mine: shown(id, mine), theirs: shown(id, theirs) }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

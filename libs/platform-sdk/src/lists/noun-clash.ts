import type { Entry, Field, Noun } from '@washcoat/contract-kernel';
import { noValue, type ClashField } from '@washcoat/ui';
import { fieldWords } from './field-words';

/** The fields of a form in which what was typed differs from what somebody else saved, in the words of the noun. */
export function clashOf<N extends Noun>(noun: N): (mine: Entry<N>, theirs: Entry<N>) => ClashField[];
export function clashOf({ fields }: Noun): (mine: object, theirs: object) => ClashField[] {
  return (mine, theirs) =>
    Object.entries(fields)
      .filter(
        ([id, { kind }]) => kind !== 'derived' && !isSame(Reflect.get(mine, id), Reflect.get(theirs, id)),
      )
      .map(([id, field]) => {
        const values = [mine, theirs].map((entry): unknown => Reflect.get(entry, field.shownBy ?? id));
        const words = values.map((value) => shown(field, value));
        // What reads the same is shown as it was typed: 2.50 and 2.5.
        const sides = isSame(words[0], words[1]) && values.every(isText) ? values : words;
        return { id, label: field.label, mine: sides[0] ?? noValue, theirs: sides[1] ?? noValue };
      });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isText = (value: unknown) => typeof value === 'string';

function shown(field: Field, value: unknown): string {
  if (Array.isArray(value)) return value.length ? String(value.length) : noValue;
  if (typeof value === 'boolean') return fieldWords(field, value ? 'Yes' : 'No');
  return isText(value) && value !== '' ? fieldWords(field, value) : noValue;
}

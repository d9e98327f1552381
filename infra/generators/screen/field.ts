import type { PropertyAssignment } from 'typescript';
import { kebabOf, Name } from '../names/name';

/** `id` names a record for certain; `reference` is one that may be absent. */
export type FieldKind = 'id' | 'reference' | 'text' | 'number' | 'moment' | 'flag';

/** A field of a row: what it is, what it is called on a page, and a value of it for a test. */
export interface Field {
  name: string;
  kind: FieldKind;
  /** `Created Date` */
  title: string;
  sample: string;
}

const kinds: readonly [RegExp, FieldKind, string][] = [
  [/^id$/, 'id', `'018f3c1e-0000-7000-8000-000000000701'`],
  [/^id\b/, 'reference', `'018f3c1e-0000-7000-8000-000000000702'`],
  [/^moment\b/, 'moment', 'new Date(2026, 10, 20, 9, 4).toISOString()'],
  [/^z\.string\(\)/, 'text', `'First'`],
  [/^(money|z\.number\(\))/, 'number', '7'],
  [/^z\.boolean\(\)/, 'flag', 'true'],
];

/** What a field of a schema is, or undefined for what no plain value stands for. */
export function fieldKind(property: PropertyAssignment): Field | undefined {
  const name = property.name.getText();
  const schema = property.initializer.getText();
  const [, kind, sample] = kinds.find(([pattern]) => pattern.test(schema)) ?? [];
  return kind && sample ? { name, kind, title: titleOf(name), sample } : undefined;
}

function titleOf(name: string): string {
  const { words } = new Name(kebabOf(name), 'The field');
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

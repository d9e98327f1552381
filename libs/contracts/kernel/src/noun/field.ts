import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What a field holds. Inputs, cells and formats are chosen by it, in a `Record<FieldKind, …>` each. */
export type FieldKind = WordKind | FigureKind | FileKind | 'flag' | 'choice' | 'ref' | 'derived';
type WordKind = 'line' | 'text' | 'lines' | 'email' | 'phone' | 'zip' | 'state';
type FigureKind = 'number' | 'whole' | 'money' | 'cents' | 'adjustment' | 'moment';
type FileKind = 'picture' | 'pictures' | 'paper';

/** Where a field is not shown; on unless it is switched off. */
export interface Faces {
  /** Not in files of the list. */
  export?: false;
  /** Not in the audit trail: it follows from other fields. */
  history?: false;
  /** What a form says below its input. */
  help?: string;
  /** How many lines of a text its input shows at once. */
  rows?: number;
  /** How a moment is written. */
  format?: 'day' | 'moment' | 'dayTime' | 'listed' | 'history';
}

/** What a field holds in a form. */
export type Typed = string | boolean | null | readonly string[];

/** One of the few values that a field can have, with its words; a form holds the value as text. */
export interface Choice {
  value: string | number | boolean | null;
  label: string;
}

/** One field of a noun: its name on the wire is its key there. */
export interface Field<
  Start extends Typed = Typed,
  Read extends Schema = Schema,
  Write extends Schema | null = Schema | null,
  Required extends boolean = boolean,
> extends Faces {
  kind: FieldKind;
  /** What people call it, in headings, forms, files, histories and clashes. */
  label: string;
  /** Schema of the answer. */
  read: Read;
  /** Schema of what is sent; null for what is never sent. */
  write: Write;
  /** Schema of what a form holds; what it makes of that is sent. Null for what a form only shows. */
  form: Schema | null;
  /** Whether a new record must bring it; without it `start` stands. */
  isRequired: Required;
  /** The value of a new record. */
  start: Start;
  /** Of an id: the field that says in words which record it is. */
  shownBy?: string;
  /** What a picture is of. */
  shape?: 'logo' | 'person';
  /** Of a number: what it counts. */
  unit?: string;
  /** What a new record has on the wire when nothing is sent; without it the service decides. */
  none?: string | readonly string[];
  /** Of a flag: what on and off are called, where Yes and No do not answer its label. */
  sides?: readonly [on: string, off: string];
  /** What can be chosen. */
  choices?: readonly Choice[];
  /** The sight that somebody needs to be shown it; without it everybody who sees the record is. */
  see?: string;
  /** What is answered to those without that sight; without it nothing is. */
  instead?: unknown;
}

/** The fields of a noun by their names on the wire. */
export type Fields = Record<string, Field>;

/** What people keep records of, with the fields that they have. */
export interface Noun<Name extends string = string, F extends Fields = Fields, V extends boolean = boolean> {
  /** Also the name of its table and of its entity in the audit trail. */
  name: Name;
  plural: string;
  /** The field of its id on the wire. */
  idName: `${Name}Id`;
  fields: F;
  /** Whether its records count their changes, so that an edit can tell that it began from an older one. */
  isVersioned: V;
}

/** Declares a noun; it infers its fields and adds nothing to them. */
export function noun<const Name extends string, const F extends Fields>(
  names: readonly [Name, string],
  fields: F,
): Noun<Name, F, true>;
export function noun<const Name extends string, const F extends Fields>(
  names: readonly [Name, string],
  fields: F,
  without: { isVersioned: false },
): Noun<Name, F, false>;
export function noun(
  [name, plural]: readonly [string, string],
  fields: Fields,
  { isVersioned }: { isVersioned: boolean } = { isVersioned: true },
): Noun {
  return { name, plural, idName: `${name}Id`, fields, isVersioned };
}

type FieldsOf<N> = N extends Noun<string, infer F> ? F : never;

/** The names of a noun's fields. */
export type FieldName<N> = keyof FieldsOf<N> & string;

/** A record as it is answered. */
export type Answer<N> =
  N extends Noun<infer Name, infer F, infer V>
    ? OwnId<Name> & {
        [K in keyof F as MayBeAbsent<F[K]> extends true ? never : K]: Out<F[K]>;
      } & {
        [K in keyof F as MayBeAbsent<F[K]> extends true ? K : never]?: Out<F[K]>;
      } & ([V] extends [false] ? unknown : { version: number })
    : never;

/** Of any noun nothing is known of the id's name: a field of a name such as `boxId` may hold none. */
type OwnId<Name extends string> = string extends Name ? unknown : Record<`${Name}Id`, string>;

/** Whether a field is absent for those without its sight. */
export type MayBeAbsent<F> = F extends { see: string }
  ? F extends { instead: unknown }
    ? false
    : true
  : false;
type Out<F> = F extends { read: infer Read extends Schema } ? z.output<Read> : never;

/** The sights that a noun asks for. */
export type SightOf<N> = {
  [K in keyof FieldsOf<N>]: FieldsOf<N>[K] extends { see: infer S } ? S : never;
}[keyof FieldsOf<N>] &
  string;

/** A record as a form holds it. */
export type Entry<N> = { [K in keyof FieldsOf<N>]: Widened<FieldsOf<N>[K]['start']> };

type Widened<T> = T extends string
  ? string
  : T extends boolean
    ? boolean
    : T extends readonly string[]
      ? string[]
      : T extends null
        ? string | null
        : never;

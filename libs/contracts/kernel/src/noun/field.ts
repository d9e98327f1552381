import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What a field holds. Inputs, cells and formats are chosen by it, in a `Record<FieldKind, …>` each. */
export type FieldKind = 'line' | 'email' | 'phone' | 'zip' | 'state' | 'flag' | 'picture' | 'ref' | 'derived';

/** Where a field is not shown; on unless it is switched off. */
export interface Faces {
  /** Not in files of the list. */
  export?: false;
  /** Not in the audit trail: it follows from other fields. */
  history?: false;
}

/** What a field holds in a form. */
export type Typed = string | boolean | null;

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
}

/** The fields of a noun by their names on the wire. */
export type Fields = Record<string, Field>;

/** What people keep records of, with the fields that they have. */
export interface Noun<Name extends string = string, F extends Fields = Fields> {
  /** Also the name of its table and of its entity in the audit trail. */
  name: Name;
  plural: string;
  /** The field of its id on the wire. */
  idName: `${Name}Id`;
  fields: F;
}

/** Declares a noun; the identity function that infers its fields. */
export const noun = <const Name extends string, const F extends Fields>(
  [name, plural]: readonly [Name, string],
  fields: F,
): Noun<Name, F> => ({ name, plural, idName: `${name}Id`, fields });

type FieldsOf<N> = N extends Noun<string, infer F> ? F : never;

/** The names of a noun's fields. */
export type FieldName<N> = keyof FieldsOf<N> & string;

/** A record as it is answered. */
export type Answer<N> =
  N extends Noun<infer Name, infer F>
    ? Record<`${Name}Id`, string> & { [K in keyof F]: z.output<F[K]['read']> } & { version: number }
    : never;

/** A record as a form holds it. */
export type Entry<N> = { [K in keyof FieldsOf<N>]: Widened<FieldsOf<N>[K]['start']> };

type Widened<T> = T extends string
  ? string
  : T extends boolean
    ? boolean
    : T extends null
      ? string | null
      : never;

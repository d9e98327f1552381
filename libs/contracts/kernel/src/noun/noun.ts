import * as z from 'zod/mini';
import type { Answer, Entry, Field, Fields, MayBeAbsent, Noun } from './field';

type Schema = z.core.$ZodType;
type ReadShape<F> = {
  [K in keyof F]: MayBeAbsent<F[K]> extends true ? z.ZodMiniOptional<ReadOf<F[K]>> : ReadOf<F[K]>;
};
type ReadOf<T> = T extends { read: infer Read extends Schema } ? Read : never;
type Sent<F> = { [K in keyof F as F[K] extends { write: Schema } ? K : never]: F[K] };
type WriteOf<T> = T extends { write: infer Write extends Schema } ? Write : never;
type Maybe<T> = z.ZodMiniOptional<WriteOf<T>>;
type AddShape<F> = {
  [K in keyof Sent<F>]: F[K] extends { isRequired: true }
    ? WriteOf<F[K]>
    : F[K] extends { none: None }
      ? z.ZodMiniDefault<WriteOf<F[K]>>
      : Maybe<F[K]>;
};
type EditShape<F> = { [K in keyof Sent<F>]: Maybe<F[K]> };

type None = NonNullable<Field['none']>;
type Part = (field: Field, name: string) => unknown;

// `Object.entries` and `fromEntries` forget which name has which type; the signatures of the functions below know it.
function mapped<Shape>(fields: Fields, part: Part): Shape;
function mapped(fields: Fields, part: Part): unknown {
  const parts = Object.entries(fields).map(([name, field]) => [name, part(field, name)] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

type AnswerShape<Name extends string, F, V> = Record<`${Name}Id`, z.ZodMiniGUID> &
  ReadShape<F> &
  ([V] extends [false] ? unknown : { version: z.ZodMiniNumberFormat });

/**
 * The parts of an answered record, for `z.object`: its id, its fields and, where changes are counted, its version. What
 * not everybody sees may be absent, unless something is answered instead.
 */
export function answerShape<Name extends string, F extends Fields, V extends boolean>(
  noun: Noun<Name, F, V>,
): AnswerShape<Name, F, V>;
export function answerShape({ idName, fields, isVersioned }: Noun): unknown {
  const shown = mapped<object>(fields, ({ read, see, instead }) =>
    see && instead === undefined ? z.optional(read) : read,
  );
  return { [idName]: z.guid(), ...shown, ...(isVersioned && { version: z.int() }) };
}

/** What a call that adds a record takes of it, for `z.object`. */
export function addShape<F extends Fields>({ fields }: Noun<string, F>): AddShape<F> {
  return mapped(fields, ({ write, isRequired, none }) => {
    if (isRequired || !write) return write ?? undefined;
    return none === undefined ? optional(write) : z._default(write, none);
  });
}

/** What a call that changes a record takes of it, for `z.object`: what is absent stays as it is. */
export function editShape<F extends Fields>({ fields }: Noun<string, F>): EditShape<F> {
  return mapped(fields, ({ write }) => optional(write));
}

const optional = (schema: Schema | null) => (schema ? z.optional(schema) : undefined);

/** What a form of it must hold, or of the fields of `only`; parsing gives what the calls take. */
export function formOf<F extends Fields, Name extends keyof Sent<F> & string = keyof Sent<F> & string>(
  { fields }: Noun<string, F>,
  only?: readonly Name[],
) {
  const isMeant = (name: string) => !only || only.some((one) => one === name);
  return z.object(
    mapped<Pick<FormShape<F>, Name>>(fields, ({ form }, name) => (form && isMeant(name) ? form : undefined)),
  );
}
type FormShape<F> = {
  [K in keyof Sent<F>]: z.ZodMiniType<
    F[K] extends { isRequired: true } ? z.output<WriteOf<F[K]>> : z.output<WriteOf<F[K]>> | undefined
  >;
};

/** A new record as a form holds it. */
export function startOf<F extends Fields>({ fields }: Noun<string, F>): Entry<Noun<string, F>> {
  return mapped(fields, ({ start }) => start);
}

/** A stored record as a form holds it. */
export function entryOf<N extends Noun>({ fields }: N, record: Answer<N>): Entry<N> {
  return mapped(fields, (field, name) => typed(field, Reflect.get(record, name)));
}

function typed({ kind, start, choices }: Field, value: unknown): unknown {
  if (kind === 'lines' && Array.isArray(value)) return value.join('\n');
  if (kind === 'number' || kind === 'money' || kind === 'adjustment' || kind === 'whole')
    return String(value ?? '');
  if (choices) return choices.some((choice) => choice.value === value) ? String(value) : start;
  return value ?? start;
}

/** What people call its fields, by their names on the wire. */
export function wordsOf({ fields }: Noun): Record<string, string> {
  return mapped(fields, ({ label }) => label);
}

/** Who is shown what not everybody sees, by the names of the sights. */
export type Sight = Readonly<Record<string, boolean>>;

/** Whether a field is shown to somebody. */
export const isSeen = ({ see }: Pick<Field, 'see'>, sight: Sight): boolean =>
  see === undefined || sight[see] === true;

/** The words of a value that was chosen; the value itself when it is none of the choices. */
export function choiceWords({ choices = [] }: Pick<Field, 'choices'>, value: unknown): string {
  return choices.find((one) => String(one.value) === String(value))?.label ?? String(value ?? '');
}

/** The id of a record under its name on the wire, for the calls that are about one record. */
export const keyOf = ({ idName }: Pick<Noun, 'idName'>, recordId: string): Record<`${string}Id`, string> => ({
  [idName]: recordId,
});

/** What people call one of a noun: Facility, Price entry. */
export function sentenceOf({ name }: Pick<Noun, 'name'>): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The names of the fields that `isMeant`, in the order of the declaration. */
export function namesWhere({ fields }: Noun, isMeant: (field: Field) => boolean): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (isMeant(field) ? [name] : []));
}

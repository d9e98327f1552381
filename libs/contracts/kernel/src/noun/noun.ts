import * as z from 'zod/mini';
import type { Answer, Entry, Field, Fields, Noun } from './field';

type Schema = z.core.$ZodType;
type ReadShape<F> = { [K in keyof F]: F[K] extends { read: infer Read extends Schema } ? Read : never };
type Sent<F> = { [K in keyof F as F[K] extends { write: Schema } ? K : never]: F[K] };
type WriteOf<T> = T extends { write: infer Write extends Schema } ? Write : never;
type Maybe<T> = z.ZodMiniOptional<WriteOf<T>>;
type AddShape<F> = { [K in keyof Sent<F>]: F[K] extends { isRequired: true } ? WriteOf<F[K]> : Maybe<F[K]> };
type EditShape<F> = { [K in keyof Sent<F>]: Maybe<F[K]> };

type Part = (field: Field, name: string) => unknown;

// `Object.entries` and `fromEntries` forget which name has which type; the signatures of the functions below know it.
function mapped<Shape>(fields: Fields, part: Part): Shape;
function mapped(fields: Fields, part: Part): unknown {
  const parts = Object.entries(fields).map(([name, field]) => [name, part(field, name)] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

/** The parts of an answered record, for `z.object`: its id, its fields and the version that grows with every change. */
export function answerShape<Name extends string, F extends Fields>({ idName, fields }: Noun<Name, F>) {
  const id: Record<`${Name}Id`, z.ZodMiniGUID> = mapped({ [idName]: idField }, ({ read }) => read);
  return { ...id, ...mapped<ReadShape<F>>(fields, ({ read }) => read), version: z.int() };
}

const idField: Field = {
  ...{ kind: 'ref', label: '', read: z.guid(), write: null, form: null, isRequired: false, start: '' },
};

/** What a call that adds a record takes of it, for `z.object`. */
export function addShape<F extends Fields>({ fields }: Noun<string, F>): AddShape<F> {
  return mapped(fields, ({ write, isRequired }) => (isRequired ? write : optional(write)));
}

/** What a call that changes a record takes of it, for `z.object`: what is absent stays as it is. */
export function editShape<F extends Fields>({ fields }: Noun<string, F>): EditShape<F> {
  return mapped(fields, ({ write }) => optional(write));
}

const optional = (schema: Schema | null) => (schema ? z.optional(schema) : undefined);

/** What a form of it must hold; parsing gives what the calls take. */
export function formOf<F extends Fields>({ fields }: Noun<string, F>) {
  return z.object(mapped<FormShape<F>>(fields, ({ form }) => form ?? undefined));
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
  return mapped(fields, (_field, name) => Reflect.get(record, name));
}

/** What people call its fields, by their names on the wire. */
export function wordsOf({ fields }: Noun): Record<string, string> {
  return mapped(fields, ({ label }) => label);
}

/** The names of the fields that `isMeant`, in the order of the declaration. */
export function namesWhere({ fields }: Noun, isMeant: (field: Field) => boolean): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (isMeant(field) ? [name] : []));
}

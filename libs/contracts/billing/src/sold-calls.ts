import {
  addShape,
  allow,
  answerShape,
  editedVersion,
  endpoint,
  id,
  listOf,
  paging,
  saved,
  type Fields,
  type Noun,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

/** The house's administration of what is sold. */
export const houseAccess = allow({ hierarchy: [1] });

/** What is particular about the calls of something that the house sells. */
interface SoldCallRules<Filters extends z.ZodRawShape, Key extends string> {
  /** The start of their ids: `promoCode` for `promoCodeList`. */
  id: string;
  /** The path of the list, and what those of the changes start with. */
  paths: { list: string; write: string };
  /** The name by which a delete asks for its record. */
  deletedBy: Key;
  /** What the list is cut down by. */
  filters: Filters;
  summaries: { list: string; add: string; edit: string; remove: string };
}

/** The calls that administer something that the house sells: list, add, edit and delete. */
export function soldCalls<
  Name extends string,
  F extends Fields,
  const Filters extends z.ZodRawShape,
  const Key extends string,
>(noun: Noun<Name, F, true>, rules: SoldCallRules<Filters, Key>) {
  const { id: name, paths, deletedBy, filters, summaries } = rules;
  const of = { service: 'billing', access: houseAccess } as const;
  return {
    list: endpoint({
      ...of,
      ...{ id: `${name}List`, method: 'GET', path: paths.list, summary: summaries.list },
      input: z.object({ ...paging(25), ...filters }),
      output: listOf(z.object(answerShape(noun))),
    }),
    add: endpoint({
      ...of,
      ...{ id: `${name}Add`, method: 'POST', path: `${paths.write}/add`, summary: summaries.add },
      input: z.object(addShape(noun)),
      output: saved.extend(keySchema(noun)),
    }),
    edit: endpoint({
      ...of,
      ...{ id: `${name}Edit`, method: 'PUT', path: `${paths.write}/edit`, summary: summaries.edit },
      input: z.object({ ...addShape(noun), ...keySchema(noun), version: editedVersion }),
      output: saved.extend({ version: z.number().int() }),
    }),
    remove: endpoint({
      ...of,
      ...{ id: `${name}Delete`, method: 'DELETE', path: `${paths.write}/delete`, summary: summaries.remove },
      input: z.object(named(deletedBy)),
      output: saved,
    }),
  } as const;
}

// A computed name forgets which it is; the signatures know it.
function keySchema<Name extends string>(noun: Noun<Name>): Record<`${Name}Id`, typeof id>;
function keySchema({ idName }: Noun): Record<string, typeof id> {
  return { [idName]: id };
}
function named<Key extends string>(name: Key): Record<Key, typeof id>;
function named(name: string): Record<string, typeof id> {
  return { [name]: id };
}

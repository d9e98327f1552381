import { z } from 'zod';
import type { Access } from '../access';
import { binAnswer, binInput } from '../bin';
import { formLine } from '../person-fields';
import { endpoint, type Endpoint } from '../endpoint';
import { id, listOf, paging, saved, searchText } from '../fields';
import { activeAnswer, activeInput, editedVersion, exportAnswer, exportFields, historyEntry } from '../lists';
import type { Answer, Fields, Noun } from './field';
import { addShape, answerShape, editShape, sentenceOf } from './noun';

/** What is particular about the calls of a noun. */
export interface NounCallRules<Filters extends z.ZodRawShape> {
  /** The service that answers them. */
  service: string;
  /** Who sees records. */
  access: Access;
  /** Who changes them; who sees them unless told otherwise. */
  changeAccess?: Access;
  /** What the list is cut down by, besides a search text: fields by their names. */
  filters: Filters;
}

/**
 * The calls that every noun of a company has: list, export, add, edit, switching many on or off, delete, bin, restore and
 * history. One that differs is declared by hand in its place.
 */
export function nounCalls<Name extends string, F extends Fields, const Filters extends z.ZodRawShape>(
  noun: Noun<Name, F, true>,
  { service, access, changeAccess = access, filters }: NounCallRules<Filters>,
) {
  const { name, plural } = noun;
  const key = keySchema(noun);
  const one = sentenceOf(noun).toLowerCase();
  const reads = { service, method: 'GET', access } as const;
  const asked = { text: searchText.optional(), ...filters };
  return {
    list: endpoint({
      ...reads,
      id: `${name}List`,
      path: `/read/v1/${name}/getAll`,
      summary: `The ${plural} in the scope of the caller`,
      input: z.object({ ...paging(10), recordId: id.optional(), ...asked }),
      output: listOf(z.object(answerShape(noun))),
    }),
    export: endpoint({
      ...reads,
      id: `${name}Export`,
      path: `/read/v1/${name}/export`,
      summary: 'The same list, whole, as a file',
      input: z.object({ ...exportFields, ...asked }),
      output: exportAnswer,
    }),
    history: endpoint({
      ...reads,
      id: `${name}History`,
      path: `/read/v1/${name}/history`,
      summary: `Who changed one of the ${plural}, when, and what: newest first`,
      input: z.object({ ...paging(20), ...key }),
      output: listOf(historyEntry),
    }),
    add: endpoint({
      ...{ service, method: 'POST', access: changeAccess },
      id: `${name}Add`,
      path: `/write/v1/${name}/add`,
      summary: `Adds one to the ${plural} of the company of the caller`,
      input: z.object(addShape(noun)),
      output: saved.extend({ recordId: id }),
    }),
    edit: endpoint({
      ...{ service, method: 'PUT', access: changeAccess },
      id: `${name}Edit`,
      path: `/write/v1/${name}/edit`,
      summary: `Changes one of the ${plural}; absent fields stay as they are`,
      input: z.object({ ...editShape(noun), ...key, version: editedVersion }),
      output: saved.extend({ version: z.number().int() }),
    }),
    active: endpoint({
      ...{ service, method: 'PUT', access: changeAccess },
      id: `${name}Active`,
      path: `/write/v1/${name}/active`,
      summary: `Switches many ${plural} on or off`,
      input: activeInput,
      output: activeAnswer,
    }),
    remove: endpoint({
      ...{ service, method: 'DELETE', access: changeAccess },
      id: `${name}Delete`,
      path: `/write/v1/${name}/delete`,
      summary: `Deletes one of the ${plural}; for 30 days the ${one} can be restored`,
      input: z.object(key),
      output: saved,
    }),
    bin: endpoint({
      ...{ service, method: 'GET', access: changeAccess },
      id: `${name}Bin`,
      path: `/read/v1/${name}/bin`,
      summary: `Deleted ${plural} in scope that can be restored, newest first`,
      input: z.object(binInput),
      output: binAnswer,
    }),
    restore: endpoint({
      ...{ service, method: 'PUT', access: changeAccess },
      id: `${name}Restore`,
      path: `/write/v1/${name}/restore`,
      summary: `Brings a deleted one of the ${plural} back`,
      /** `name`: instead of the old one, when another has that by now. */
      input: z.object({ ...key, name: z.optional(formLine(200)) }),
      output: saved,
    }),
  } as const;
}

// A computed name forgets which it is; the signature knows it.
function keySchema<Name extends string>(noun: Noun<Name>): Record<`${Name}Id`, typeof id>;
function keySchema({ idName }: Noun): Record<string, typeof id> {
  return { [idName]: id };
}

/** The calls of any noun, as far as what is made for all of them asks. */
export type NounCalls = Omit<CallsOfAny, 'list' | 'edit'> & {
  /** Its id, and whichever of its fields are changed. */
  edit: Endpoint<z.ZodObject<{ version: typeof editedVersion }>, CallsOfAny['edit']['output']>;
  list: Endpoint<CallsOfAny['list']['input'], z.ZodType<ListOf<Answer<Noun>>>>;
};
type CallsOfAny = ReturnType<typeof nounCalls<string, Fields, Record<never, never>>>;
interface ListOf<Row> {
  list: Row[];
  areMoreItemsAvailable: boolean;
}

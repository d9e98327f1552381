import { z } from 'zod';
import { id, linkAnswer, listOf, moment, paging, saved } from './fields';

/**
 * Paging of lists that may be long. `after` is the `next` of the page before: with it the server goes on from there
 * instead of skipping `offset` rows, so that the last page costs what the first does.
 */
export const keysetPaging = (count: number) => ({
  ...paging(count),
  after: z.string().max(1000).optional(),
});

/** The answer of such a list; `next` is null on the last page. */
export const keysetListOf = <Row extends z.ZodType>(row: Row) =>
  listOf(row).extend({ next: z.string().nullable() });

/** A column that a list is sorted by, and which way. */
export interface SortKey<Id extends string = string> {
  columnId: Id;
  direction: 'asc' | 'desc';
}

/**
 * By which columns a list is sorted: their ids with a direction, the first one first, e.g. `companyName.asc,userName.desc`.
 * A column that is named again counts once.
 */
export function sortKeys<const Id extends string>(ids: readonly Id[]) {
  const key = `(${ids.join('|')})\\.(asc|desc)`;
  return z
    .string()
    .max(200)
    .regex(new RegExp(`^${key}(,${key})*$`), 'This list can not be sorted by that')
    .transform((text) => {
      const keys = text.split(',').flatMap((part): SortKey<Id>[] => {
        const columnId = ids.find((id) => part.startsWith(`${id}.`));
        return columnId ? [{ columnId, direction: part.endsWith('.desc') ? 'desc' : 'asc' }] : [];
      });
      return keys.filter((one, at) => keys.findIndex(({ columnId }) => columnId === one.columnId) === at);
    });
}

/** What an export asks for besides the filters of its list. `columns` are ids parted by commas, in their order. */
export const exportFields = {
  format: z.enum(['csv', 'xlsx']).default('csv'),
  columns: z.string().max(1000).optional(),
};
export const exportAnswer = linkAnswer;

/** Switches many records of one kind on or off. */
export const activeInput = z.object({ ids: z.array(id).min(1).max(500), isActive: z.boolean() });
/** How many were changed, and which were refused and why; what was refused stayed as it was. */
export const activeAnswer = saved.extend({
  changed: z.number().int(),
  refused: z.array(z.object({ id, error: z.string() })),
});

/** The version that an edit started from; any other is answered with 409 STALE and the record as it is now. */
export const editedVersion = z.number().int().min(1).optional();

/** One change of a record, from the audit trail. */
export const historyEntry = z.object({
  entryId: z.string(),
  at: moment,
  userId: id.nullable(),
  userName: z.string(),
  action: z.string(),
  /** Fields that changed, by their name on the wire; null stands for nothing there. */
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

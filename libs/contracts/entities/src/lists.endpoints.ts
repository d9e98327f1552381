import {
  allow,
  endpoint,
  formLine,
  fullUser,
  historyEntry,
  id,
  listOf,
  paging,
  saved,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'entities';

export const historyList = endpoint({
  id: 'historyList',
  service,
  method: 'GET',
  path: '/read/v1/entity/history',
  summary: 'Who changed a record, when, and what: newest first',
  access: allow({ hierarchy: [1, 10], isNewUser: false }),
  input: z.object({
    ...paging(20),
    entity: z.enum(['company', 'user', 'role', 'facility']),
    entityId: id,
  }),
  output: listOf(historyEntry),
});

const columnId = z.string().regex(/^[\w.-]{1,60}$/);
const atMostSixty = (columns: object) => Object.keys(columns).length <= 60;

/** What the columns of a list look like, by their ids. */
const layout = z.object({
  /** In pixels; the others share the room. */
  widths: z.record(columnId, z.number().int().min(8).max(4000)).refine(atMostSixty),
  /** Those that stay at a side while the others scroll. */
  pinned: z.record(columnId, z.enum(['left', 'right'])).refine(atMostSixty),
});

/** A list as somebody left it and gave a name: filters, sort and columns. */
export const savedView = z.object({
  viewId: id,
  name: z.string(),
  /** The query string of the page, without '?'. */
  query: z.string(),
  /** Ids of the shown columns in their order; null leaves them as they are. */
  columns: z.array(z.string()).nullable(),
  /** Null leaves widths and fixed columns as they are. */
  layout: layout.nullable(),
  isDefault: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

const screen = z
  .string()
  .regex(/^[a-z]+(\.[a-zA-Z-]+)+$/)
  .max(60);

export const viewList = endpoint({
  id: 'viewList',
  service,
  method: 'GET',
  path: '/read/v1/view/getAll',
  summary: "The caller's saved views of a list",
  access: fullUser,
  input: z.object({ screen }),
  output: z.object({ list: z.array(savedView) }),
});

export const viewSave = endpoint({
  id: 'viewSave',
  service,
  method: 'POST',
  path: '/write/v1/view/save',
  summary: 'Saves a view; the same name on the same list replaces it',
  access: fullUser,
  input: z.object({
    screen,
    name: formLine(60),
    query: z.string().max(2000),
    columns: z.array(z.string().max(60)).max(60).nullable().default(null),
    layout: layout.nullable().default(null),
    isDefault: z.boolean().default(false),
  }),
  output: saved.extend({ viewId: id }),
});

export const viewDelete = endpoint({
  id: 'viewDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/view/delete',
  summary: 'Deletes a saved view',
  access: fullUser,
  input: z.object({ viewId: id }),
  output: saved,
});

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
  /** Whether everybody of a company has it. Absent from a service of before, as is the next: a view is one's own there. */
  isShared: z.boolean().optional(),
  /** Whether the caller may change and delete it. */
  mayEdit: z.boolean().optional(),
  /** Who shares it, where that is somebody else. */
  sharedBy: z.string().optional(),
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
  summary: "The caller's saved views of a list, and those that colleagues of the company share",
  access: fullUser,
  input: z.object({ screen }),
  output: z.object({ list: z.array(savedView) }),
});

const viewName = formLine(60);
const viewQuery = z.string().max(2000);
const shownColumns = z.array(z.string().max(60)).max(60).nullable();

export const viewSave = endpoint({
  id: 'viewSave',
  service,
  method: 'POST',
  path: '/write/v1/view/save',
  summary: "Saves a view of one's own; the same name on the same list replaces it",
  access: fullUser,
  input: z.object({
    screen,
    name: viewName,
    query: viewQuery,
    columns: shownColumns.default(null),
    layout: layout.nullable().default(null),
    isDefault: z.boolean().default(false),
    /** With everybody of the caller's company; absent leaves it as it was. */
    isShared: z.boolean().optional(),
  }),
  output: saved.extend({ viewId: id }),
});

export const viewEdit = endpoint({
  id: 'viewEdit',
  service,
  method: 'PUT',
  path: '/write/v1/view/edit',
  summary:
    'Renames, shares or keeps a view anew: by its owner, a shared one also by an administrator of the company',
  access: fullUser,
  input: z.object({
    viewId: id,
    name: z.optional(viewName),
    isShared: z.boolean().optional(),
    /** Of its owner alone. */
    isDefault: z.boolean().optional(),
    /** What the list looks like; the three come together. */
    kept: z.object({ query: viewQuery, columns: shownColumns, layout: layout.nullable() }).optional(),
  }),
  output: saved,
});

export const viewDelete = endpoint({
  id: 'viewDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/view/delete',
  summary: 'Deletes a saved view: by its owner, a shared one also by an administrator of the company',
  access: fullUser,
  input: z.object({ viewId: id }),
  output: saved,
});

import type { PageAction, RowAction } from '@washcoat/platform-sdk';
import { Pencil, Plus, Trash2 } from 'lucide-react';

/** What an action that many nouns have is told by one of them; what else it says replaces what is usual. */
export interface UsualRowAction<Row>
  extends Pick<RowAction<Row>, 'right' | 'run'>, Partial<Omit<RowAction<Row>, 'right' | 'run' | 'nameFor'>> {
  nameOf: (row: Row) => string;
}

const slugOf = (noun: string) => noun.replaceAll(' ', '-');

/** Adding a record, on the page and at the key N. */
export const addAction = (
  noun: string,
  given: Pick<PageAction, 'right' | 'run'> & Partial<PageAction>,
): PageAction => ({
  ...{ of: 'page', id: `add-${slugOf(noun)}`, label: `Add ${noun}`, shortcut: 'N' },
  icon: (size) => <Plus size={size} />,
  ...given,
});

/** Editing a record, in its row and at the key E. */
export const editAction = <Row,>(
  noun: string,
  { nameOf, label = 'Edit', ...given }: UsualRowAction<Row>,
): RowAction<Row> => ({
  ...{ of: 'row', id: `edit-${slugOf(noun)}`, label, shortcut: 'E' },
  icon: (size) => <Pencil size={size} />,
  nameFor: (row) => `${label} ${nameOf(row)}`,
  ...given,
});

/** Deleting a record, in its row and at the key D. */
export const deleteAction = <Row,>(
  noun: string,
  { nameOf, label = 'Delete', ...given }: UsualRowAction<Row>,
): RowAction<Row> => ({
  ...{ of: 'row', id: `delete-${slugOf(noun)}`, label, shortcut: 'D' },
  icon: (size) => <Trash2 size={size} />,
  nameFor: (row) => `${label} ${nameOf(row)}`,
  ...given,
});

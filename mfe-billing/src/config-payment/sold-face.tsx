import type { Access } from '@washcoat/contract-kernel';
import { allows } from '@washcoat/contract-kernel';
import type { Action, RowAction, Session } from '@washcoat/platform-sdk';
import { addAction, CardHead, deleteAction, editAction, RowActions } from '@washcoat/platform-sdk/lists';
import { FactList } from '@washcoat/ui';
import { actionsColumn, type Column } from '@washcoat/ui/data-grid';
import { Fragment, type ReactNode } from 'react';
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import type { RecordClashProps } from '@washcoat/platform-sdk/forms';

/** How something that the house sells is listed and entered. */
export interface SoldFace<Row extends { version: number }, Entry extends FieldValues> {
  /** One of them: in a sentence, on the button that makes one, in ids of what can be done, and when it is deleted. */
  words: { one: string; create: string; action: string; deleted: string };
  /** The table, and where it is remembered. */
  list: { label: string; storageKey: string; emptyTitle: string; emptyHint: string };
  /** Who may change them. */
  access: Access;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** What stands beside the name on a phone. */
  priceOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Columns whose values a card says in its head, or not at all. */
  notOnCards: readonly string[];
  form: {
    start: Entry & DefaultValues<Entry>;
    entryOf: (row: Row) => Entry & DefaultValues<Entry>;
    resolver: Resolver<Entry>;
    /** What is said where the service says nothing. */
    saved: string;
    differences: RecordClashProps<Entry>['differences'];
    fields: ReactNode;
  };
  /** What follows when one is deleted. */
  consequence: string;
}

/** What of a face does not depend on how it is entered. */
export type SoldRows<Row extends { version: number }> = Omit<SoldFace<Row, FieldValues>, 'form'>;

interface Handlers<Row> {
  onAdd: () => void;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
  /** What else can be done with one. */
  more: readonly RowAction<Row>[];
}

/** What can be done with them: in a row, on the page and in the palette. */
export function soldActions<Row extends { version: number }>(
  { words, access, nameOf }: SoldRows<Row>,
  { onAdd, onEdit, onDelete, more }: Handlers<Row>,
): readonly Action<Row>[] {
  const right = (session: Session) => allows(access, session);
  return [
    addAction(words.action, { label: words.create, right, run: onAdd }),
    editAction(words.action, { right, nameOf, run: onEdit }),
    ...more,
    deleteAction(words.action, { right, nameOf, run: onDelete }),
  ];
}

/** The columns of the table, with what can be done at the end of each row. */
export const soldColumns = <Row extends { version: number }>(
  { columns }: SoldRows<Row>,
  actions: readonly Action<Row>[],
): readonly Column<Row>[] => {
  const buttons = actions.filter(({ of }) => of === 'row').length;
  const render = (row: Row) => <RowActions actions={actions} row={row} />;
  return [...columns, actionsColumn({ width: 24 + 32 * buttons, render })];
};

interface SoldCardProps<Row extends { version: number }> {
  face: SoldRows<Row>;
  row: Row;
  actions: readonly Action<Row>[];
}

/** One of them on a phone. */
export function SoldCard<Row extends { version: number }>({ face, row, actions }: SoldCardProps<Row>) {
  const { columns, notOnCards, nameOf, priceOf } = face;
  return (
    <>
      <CardHead>
        <strong>
          {nameOf(row)} {priceOf(row)}
        </strong>
        <RowActions size={44} actions={actions} row={row} />
      </CardHead>
      <FactList>
        {columns
          .filter(({ id }) => !notOnCards.includes(id))
          .map(({ id, title, render }) => (
            <Fragment key={id}>
              <dt>{title}</dt>
              <dd>{render(row)}</dd>
            </Fragment>
          ))}
      </FactList>
    </>
  );
}

import { problemText, usePageHeading, type RowAction } from '@washcoat/platform-sdk';
import type { Versioned } from '@washcoat/platform-sdk/forms';
import { DeleteRecord, ListWorkGrid, PageActions, type useListView } from '@washcoat/platform-sdk/lists';
import { EmptyState } from '@washcoat/ui';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PAGE_SIZES } from '../app/page-sizes';
import { soldActions, SoldCard, soldColumns, type SoldFace } from './sold-face';
import { AddSold, EditSold, type Adds } from './sold-form';

interface Listed<Row> {
  list: Row[];
  areMoreItemsAvailable: boolean;
}

export interface SoldListProps<Row extends { version: number }, Entry extends FieldValues> {
  face: SoldFace<Row, Entry>;
  list: ReturnType<typeof useListView>;
  /** What RTK Query answers of the page that the address asks for. */
  asked: {
    data?: Listed<Row>;
    currentData?: Listed<Row>;
    isFetching: boolean;
    error?: unknown;
    refetch: () => { unwrap: () => Promise<Listed<Row>> };
  };
  add: Adds<Entry>;
  edit: (row: Row, typed: Versioned<Entry>) => Promise<{ message: string }>;
  remove: (row: Row) => Promise<{ message: string }>;
  /** What else can be done with one; it must stay the same while nothing changes. */
  more?: readonly RowAction<Row>[];
  /** What the search box says; without it there is none. */
  search?: string;
}

type Open<Row> = { kind: 'add' } | { kind: 'edit' | 'delete'; row: Row } | null;
const none: readonly never[] = [];

/** What the house sells of one kind, and what can be done with it. */
export function SoldList<Row extends { version: number }, Entry extends FieldValues>(
  props: SoldListProps<Row, Entry>,
) {
  const { face, asked, add, edit, remove, more = none, search } = props;
  const { view, page, filter } = props.list;
  const { words, list, idOf, nameOf } = face;
  const { text } = view;
  const { data, currentData, isFetching, error, refetch } = asked;
  const [open, setOpen] = useState<Open<Row>>(null);
  const actions = useMemo(
    () =>
      soldActions(face, {
        onAdd: () => setOpen({ kind: 'add' }),
        onEdit: (row) => setOpen({ kind: 'edit', row }),
        onDelete: (row) => setOpen({ kind: 'delete', row }),
        more,
      }),
    [face, more],
  );
  const columns = useMemo(() => soldColumns(face, actions), [face, actions]);
  const onDone = () => setOpen(null);
  const readAgain = async (row: Row) => {
    const now = (await refetch().unwrap()).list.find((one) => idOf(one) === idOf(row));
    if (!now) throw new Error(`This ${words.one} is gone.`);
    return now;
  };
  usePageHeading({
    heading: 'Config Payment',
    search: search
      ? { placeholder: search, value: text, onChange: (next) => filter({ text: next }) }
      : undefined,
    actions: <PageActions actions={actions} />,
  });
  return (
    <>
      <ListWorkGrid
        label={list.label}
        storageKey={list.storageKey}
        columns={columns}
        view={view}
        sizes={PAGE_SIZES}
        answer={currentData ?? (error ? undefined : data)}
        isFetching={isFetching}
        onPage={page}
        getRowId={idOf}
        error={
          error ? problemText(error, `${list.label} did not load. The rest of Washcoat works.`) : undefined
        }
        onRetry={() => void refetch()}
        onRowOpen={(row) => setOpen({ kind: 'edit', row })}
        cardFor={(row) => <SoldCard face={face} row={row} actions={actions} />}
        empty={
          <EmptyState
            title={list.emptyTitle}
            hint={text ? 'Try another search.' : list.emptyHint}
            onClearFilters={text ? () => filter({ text: '' }) : undefined}
          />
        }
      />
      {open?.kind === 'add' && <AddSold face={face} add={add} onDone={onDone} />}
      {open?.kind === 'edit' && (
        <EditSold
          face={face}
          row={open.row}
          send={(typed) => edit(open.row, typed)}
          readAgain={() => readAgain(open.row)}
          onDone={onDone}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteRecord
          type={words.deleted}
          name={nameOf(open.row)}
          consequence={face.consequence}
          remove={() => remove(open.row)}
          onDone={onDone}
        />
      )}
    </>
  );
}

import { Button, Card, IconButton, Notice } from '@washcoat/ui';
import { Check, Plus, Trash2, X } from 'lucide-react';
import { memo, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusCell, walkCells } from './cell-walk';
import { EntryInput } from './entry-input';
import { fieldLabel, rowLabel } from './entry-words';
import { Nothing, Scroll, Table } from '../figures/figure-table';
import { emptyRow, kindOf, tableFields, type EntryRow, type TableName, type Texts } from './settlement-form';
import type { FormChanges } from './use-settlement-form';

const FILL_ALL = 'Please fill all fields';

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(1)};
`;

/** Hundreds of rows are walked through in a frame, under their titles. */
const Frame = styled(Scroll)`
  max-height: 70vh;
  overflow-y: auto;

  & thead th,
  & thead td {
    position: sticky;
    z-index: 1;
    top: 0;
    background: ${({ theme }) => theme.color.sunken};
  }
`;

const NewRow = styled.tr`
  background: ${({ theme }) => theme.color.accentSoft};
`;

/** A column of a table that is entered: a field, or a figure that follows from the row. */
export interface EntryColumn {
  id: string;
  title: ReactNode;
  isText?: boolean;
  /** Draws what follows from a row; absent for a field. */
  derive?: (values: Texts) => ReactNode;
  /** Says below a field what stands out in it; it keeps nothing from being entered. */
  note?: (values: Texts) => ReactNode;
}

export interface EntryTableProps {
  table: TableName;
  title: string;
  columns: readonly EntryColumn[];
  rows: readonly EntryRow[];
  draft: Texts | null;
  changes: FormChanges;
  isReadOnly: boolean;
  /** What stands there while there are no rows. */
  nothing: string;
  /** A last row that sums the others: as many cells as there are columns. */
  total?: readonly ReactNode[];
}

/** Rows that are added, changed and deleted in place; cells of a spreadsheet can be pasted into them. */
export function EntryTable(props: EntryTableProps) {
  const { table, title, columns, rows, draft, changes, isReadOnly, nothing, total } = props;
  const root = useRef<HTMLTableElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState('');
  const [first] = tableFields[table];
  const open = () => {
    changes.setDraft(table, emptyRow(table));
    requestAnimationFrame(() => root.current && focusCell(root.current, rows.length, first));
  };
  const close = () => {
    setProblem('');
    changes.setDraft(table, null);
    // It is disabled until the row is gone.
    requestAnimationFrame(() => adder.current?.focus());
  };
  const confirm = (isMore: boolean) => {
    if (!draft || !Object.values(draft).some(Boolean)) {
      setProblem(FILL_ALL);
      return;
    }
    setProblem('');
    changes.addRow(table, draft);
    if (!isMore) {
      close();
      return;
    }
    changes.setDraft(table, emptyRow(table));
    requestAnimationFrame(() => root.current && focusCell(root.current, rows.length + 1, first));
  };
  const isInDraft = (event: KeyboardEvent) =>
    event.target instanceof HTMLInputElement && event.target.dataset.row === String(rows.length);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (draft && isInDraft(event) && event.key === 'Enter') {
      event.preventDefault();
      confirm(true);
    } else if (draft && isInDraft(event) && event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (!walkCells(event) && event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (!draft) open();
    }
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cell = event.target;
    if (!(cell instanceof HTMLInputElement) || cell.dataset.row === undefined) return;
    const place = { row: Number(cell.dataset.row), field: cell.dataset.field ?? first };
    if (!changes.paste(table, place, event.clipboardData.getData('text'))) return;
    event.preventDefault();
    if (place.row === rows.length) close();
  };
  return (
    <Card
      title={title}
      flush
      action={
        <Button
          ref={adder}
          size={28}
          icon={<Plus size={14} />}
          disabled={isReadOnly || draft !== null}
          onClick={open}
        >
          Add row
        </Button>
      }
    >
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {rows.length === 0 && !draft ? (
        <Nothing>{nothing}</Nothing>
      ) : (
        <Frame role="group" aria-label={title}>
          <Table ref={root} aria-label={title} onKeyDown={press} onPaste={paste}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} scope="col" data-text={column.isText}>
                    {column.title}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <FilledRow key={row.key} {...{ table, columns, row, index, isReadOnly, changes }} />
              ))}
              {draft && (
                <NewRow>
                  <Cells
                    {...{ table, columns }}
                    values={draft}
                    index={rows.length}
                    name={`New ${rowLabel(table, '').trim().toLowerCase()}`}
                    onText={(field, text) => changes.setDraft(table, { ...draft, [field]: text })}
                  />
                  <td>
                    <Tools>
                      <IconButton label="Confirm row" size={28} onClick={() => confirm(false)}>
                        <Check size={14} />
                      </IconButton>
                      <IconButton label="Cancel row" size={28} onClick={close}>
                        <X size={14} />
                      </IconButton>
                    </Tools>
                  </td>
                </NewRow>
              )}
            </tbody>
            {total && rows.length > 0 && (
              <tfoot>
                <tr>
                  {total.map((cell, index) => (
                    <td key={columns[index]?.id} data-text={index === 0 || columns[index]?.isText}>
                      {cell}
                    </td>
                  ))}
                  <td />
                </tr>
              </tfoot>
            )}
          </Table>
        </Frame>
      )}
    </Card>
  );
}

interface FilledRowProps extends Pick<EntryTableProps, 'table' | 'columns' | 'changes' | 'isReadOnly'> {
  row: EntryRow;
  index: number;
}

/** Drawn again only when it changes: there may be hundreds. */
const FilledRow = memo(function FilledRow({
  table,
  columns,
  row,
  index,
  changes,
  isReadOnly,
}: FilledRowProps) {
  const name = rowLabel(table, String(index + 1));
  return (
    <tr>
      <Cells
        {...{ table, columns, index, name, values: row.values }}
        onText={(field, text) => changes.setCell(table, row.key, field, text)}
      />
      <td>
        <Tools>
          <IconButton
            label={`Delete ${name}`}
            withoutTooltip
            size={28}
            disabled={isReadOnly}
            onClick={() => changes.removeRow(table, row.key)}
          >
            <Trash2 size={14} />
          </IconButton>
        </Tools>
      </td>
    </tr>
  );
});

interface CellsProps extends Pick<EntryTableProps, 'table' | 'columns'> {
  values: Texts;
  index: number;
  /** What the row is called: Lot 2. */
  name: string;
  onText: (field: string, text: string) => void;
}

function Cells({ table, columns, values, index, name, onText }: CellsProps) {
  return columns.map(({ id, isText, derive, note }) => (
    <td key={id} data-text={isText}>
      {derive ? (
        derive(values)
      ) : (
        <>
          <EntryInput
            label={`${name} ${fieldLabel(table, id)}`}
            kind={kindOf(id)}
            value={values[id] ?? ''}
            row={index}
            field={id}
            onText={(text) => onText(id, text)}
          />
          {note?.(values)}
        </>
      )}
    </td>
  ));
}

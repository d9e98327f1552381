import { MOST_ROWS } from '@washcoat/contract-settlement';
import { toast } from '@washcoat/ui';
import { useMemo, useState } from 'react';
import { isOfCells, cellsOf, pasteRows, type PasteStart } from './paste-rows';
import { sayUnread } from './say-unread';
import {
  newRow,
  type BlockName,
  type EntryRow,
  type SettlementForm,
  type TableName,
  type Texts,
} from './settlement-form';

/** The row that is being added to each table; null while none is. */
export type RowDrafts = Readonly<Record<TableName, Texts | null>>;

/** What changes a form; every function stays the same. */
export interface FormChanges {
  setField: (block: BlockName, field: string, text: string) => void;
  setCell: (table: TableName, key: string, field: string, text: string) => void;
  addRow: (table: TableName, values: Texts) => void;
  removeRow: (table: TableName, key: string) => void;
  setDraft: (table: TableName, values: Texts | null) => void;
  /** Puts cells of a spreadsheet into a table; false for a paste of one cell. */
  paste: (table: TableName, start: PasteStart, clipboard: string) => boolean;
  /** Makes another form of what is typed by now. */
  take: (change: (now: SettlementForm) => SettlementForm) => void;
}

const noDrafts: RowDrafts = { hedgeTableData: null, lotTableData: null };

/** What is typed into a settlement, and the rows that are not confirmed yet. */
export function useSettlementForm(start: SettlementForm) {
  const [form, setForm] = useState(start);
  const [drafts, setDrafts] = useState(noDrafts);
  const changes = useMemo((): FormChanges => {
    const setRows = (table: TableName, change: (rows: readonly EntryRow[]) => readonly EntryRow[]) =>
      setForm((now) => ({ ...now, [table]: change(now[table]) }));
    return {
      setField: (block, field, text) =>
        setForm((now) => ({
          ...now,
          blocks: { ...now.blocks, [block]: { ...now.blocks[block], [field]: text } },
        })),
      setCell: (table, key, field, text) =>
        setRows(table, (rows) =>
          rows.map((row) => (row.key === key ? { key, values: { ...row.values, [field]: text } } : row)),
        ),
      addRow: (table, values) => {
        const row = newRow(values);
        setRows(table, (rows) => [...rows, row]);
      },
      removeRow: (table, key) => setRows(table, (rows) => rows.filter((row) => row.key !== key)),
      setDraft: (table, values) => setDrafts((now) => ({ ...now, [table]: values })),
      paste: (table, start, clipboard) => {
        if (!isOfCells(clipboard)) return false;
        const cells = cellsOf(clipboard);
        setRows(table, (rows) => {
          const pasted = pasteRows(table, rows, start, cells, MOST_ROWS);
          queueMicrotask(() => sayPasted(pasted));
          return pasted.rows;
        });
        return true;
      },
      take: setForm,
    };
  }, []);
  return { form, drafts, changes };
}

function sayPasted({ refused, leftOut }: { refused: number; leftOut: number }): void {
  if (leftOut > 0)
    toast.error(
      `A settlement takes at most ${MOST_ROWS} rows here; ${leftOut} were left out. Divide it into several settlements.`,
    );
  if (refused > 0)
    sayUnread(
      refused === 1
        ? '1 cell could not be read and is empty.'
        : `${refused} cells could not be read and are empty.`,
    );
}

import type { Session } from '@washcoat/contract-entities';
import { errorReason, readCell, type CellContext, type CellValue } from '../catalogue-file/cell';
import { isColumnOpen, type CatalogueColumn } from '../catalogue-file/columns';
import { isErrorCell, type FileRow } from '@washcoat/service-kit/sheets';
import type { Header } from '../catalogue-file/header';
import { shown } from '../catalogue-file/shown';

/** A row of a file as it is staged: by SQL column; what is wrong with it is told by `reasons`. */
export interface StagedRow {
  line: number;
  reasons: string[];
  /** The first line of the file with its code, where that is an earlier one. */
  knownLine?: number | null;
  values: Record<string, CellValue>;
}

const productId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Of a code in a row that is bad anyway. */
const LONGEST_CODE = 200;

/** Reads the rows of one file, each by the rules of its columns and within the rights of the uploader. */
export class RowReader {
  private readonly columns: readonly { column: CatalogueColumn; at: number; isOpen: boolean }[];

  constructor(
    header: Header,
    session: Session,
    private readonly context: CellContext,
  ) {
    this.columns = header.columns.flatMap((column, at) =>
      column ? [{ column, at, isOpen: isColumnOpen(column.id, session) }] : [],
    );
  }

  /** All that is wrong with a row is told at once. A column that the uploader may not set must be left empty. */
  read({ line, cells }: FileRow): StagedRow {
    const row: StagedRow = { line, reasons: [], values: {} };
    for (const { column, at, isOpen } of this.columns) {
      const cell = cells[at] ?? '';
      if (isOpen) this.readInto(row, column, cell);
      else if (cell.trim()) row.reasons.push(`${column.id}: You are not allowed to set it`);
    }
    return row;
  }

  private readInto(row: StagedRow, column: CatalogueColumn, cell: string): void {
    if (column.kind === 'productId') {
      const id = cell.trim();
      if (productId.test(id)) row.values.product_id = id;
      else if (isErrorCell(id)) row.reasons.push(errorReason(column.id, id));
      else if (id) row.reasons.push(`productId: ${shown(id)} is no id of a converter`);
      return;
    }
    const answer = readCell(column, cell, this.context);
    if ('value' in answer) row.values[column.sql] = answer.value;
    else row.reasons.push(answer.reason);
    if (column.id === 'oem' && 'reason' in answer) row.values.oem = shown(cell, LONGEST_CODE);
  }
}

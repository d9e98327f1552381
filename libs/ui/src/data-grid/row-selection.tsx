import styled from 'styled-components';
import { CheckBox, touchScreen } from '@washcoat/ui';
import type { Column } from './column';

/** Rows that are chosen for an action on all of them. The choice is the screen's and may reach over pages. */
export interface RowSelection<Row> {
  /** By `getRowId`. */
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** What a row is called: its check box says "Select" and this. */
  labelOf: (row: Row) => string;
}

/** The check box takes the height of the row, so that a press beside the box does not open the row. */
const Mark = styled(CheckBox)`
  margin: ${({ theme }) => `-${theme.space(2.5)}`};
  padding: ${({ theme }) => theme.space(2.5)};

  @media ${touchScreen} {
    margin: ${({ theme }) => `-${theme.space(3)}`};
    padding: ${({ theme }) => theme.space(3.5)};
  }
`;

/** The choice with `ids` added or taken away. */
export function withMarked(chosen: ReadonlySet<string>, ids: readonly string[], isOn: boolean): Set<string> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

export interface SelectRowProps<Row> {
  selection: RowSelection<Row>;
  row: Row;
  id: string;
}

/** Chooses one row. */
export function SelectRow<Row>({ selection: { ids, onChange, labelOf }, row, id }: SelectRowProps<Row>) {
  return (
    <Mark
      hideLabel
      label={`Select ${labelOf(row)}`}
      checked={ids.has(id)}
      onChange={(event) => onChange(withMarked(ids, [id], event.target.checked))}
    />
  );
}

export interface SelectPageProps<Row> {
  selection: RowSelection<Row>;
  /** Ids of the rows on this page. */
  page: readonly string[];
  /** In the header of a table, where the box is one of the stops that the arrows walk. */
  inHeader?: boolean;
}

/** Chooses every row of the page, or none of them; half marked when some are. */
export function SelectPage<Row>({ selection: { ids, onChange }, page, inHeader }: SelectPageProps<Row>) {
  const count = page.filter((id) => ids.has(id)).length;
  const isAll = page.length > 0 && count === page.length;
  const Box = inHeader ? Mark : CheckBox;
  return (
    <Box
      label="Select all on this page"
      hideLabel={inHeader}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      disabled={page.length === 0}
      onChange={() => onChange(withMarked(ids, page, !isAll))}
      {...(inHeader ? { 'data-head': '', tabIndex: -1 } : {})}
    />
  );
}

/** The first column: a check box for each row and one for all of them in the header. */
export function selectionColumn<Row>(
  selection: RowSelection<Row>,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
): Column<Row> {
  return {
    id: 'selection',
    title: 'Select',
    header: <SelectPage selection={selection} page={rows.map(getRowId)} inHeader />,
    width: 44,
    priority: 1,
    skeleton: 'none',
    withoutEdge: true,
    render: (row) => <SelectRow selection={selection} row={row} id={getRowId(row)} />,
  };
}

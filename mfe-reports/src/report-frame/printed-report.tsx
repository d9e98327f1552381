import { formatDate, PaperPage, wantedColumns } from '@washcoat/ui';
import type { Column } from '@washcoat/ui/data-grid';
import styled from 'styled-components';
import type { ReportFilters } from '../filters/report-filters';

/** What belongs to the screen alone: filters, chart, the table that is scrolled. */
export const OnScreen = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`;

const Sheet = styled.section`
  ${({ theme }) => theme.text.t12}

  h1 {
    margin: 0;
    ${({ theme }) => theme.text.t20}
  }
  table {
    width: 100%;
    margin-top: ${({ theme }) => theme.space(3)};
    border-collapse: collapse;
  }
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
    text-align: left;
    vertical-align: top;
  }
  [data-side='right'] {
    text-align: right;
    ${({ theme }) => theme.font.tabular}
  }
`;

export interface PrintedReportProps<Row> {
  heading: string;
  filters: ReportFilters;
  storageKey: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Which rows of a longer list they are; absent where they are all of it. */
  part?: string;
  getRowId: (row: Row) => string;
  /** What is said when there is nothing. */
  empty: string;
}

/** A report on paper: what it is of, and the rows that are seen, with the columns that are shown. */
export function PrintedReport<Row>(props: PrintedReportProps<Row>) {
  const { heading, filters, storageKey, rows, part, getRowId, empty } = props;
  const wanted = wantedColumns(storageKey);
  const columns = props.columns.filter(
    ({ id, isActions, offByDefault }) => !isActions && (wanted ? wanted.includes(id) : !offByDefault),
  );
  return (
    <Sheet aria-label={`${heading}, on paper`}>
      <PaperPage />
      <h1>{heading}</h1>
      <p>{askedText(filters)}</p>
      {part && <p>{part}</p>}
      {rows.length === 0 && <p>{empty}</p>}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map(({ id, title, align }) => (
                <th key={id} scope="col" data-side={align}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={getRowId(row)}>
                {columns.map(({ id, align, render }) => (
                  <td key={id} data-side={align}>
                    {render(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}

/** What was asked for, in one line. */
function askedText({ days, facility, oem, text, buyer, franchise, customer }: ReportFilters): string {
  const { from, to } = days;
  const range = [from, to].filter(Boolean).map((day) => formatDate(day, 'day'));
  const parts = [
    [...new Set(range)].join(' to '),
    ...[facility, oem, text, buyer?.label, franchise?.label, customer?.label],
  ];
  return parts.filter(Boolean).join(', ');
}

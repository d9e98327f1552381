import { Code, formatCount } from '@washcoat/ui';
import { codeColumn, numberColumn, textColumn } from '@washcoat/ui/data-grid';
import type { Column } from '@washcoat/ui/data-grid';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { converterFieldNames } from '../converter/converter-field-names';
import type { UploadRow } from './uploads.api';

/** A row of the file, once for each value that it changes. */
export interface ShownRow {
  key: string;
  line: number;
  oem: string;
  field: string;
  before: string;
  after: string;
  words: string;
}

/** A kind of rows that can be looked at. */
export type RowKind = 'change' | 'add' | 'bad';

const NOTHING = 'None';
const nameOf = (field: string): string => converterFieldNames[field] ?? field;

/** The rows as they are listed: changed ones value by value, all others in one line. */
export function shownRows(rows: readonly UploadRow[], kind: RowKind): ShownRow[] {
  return rows.flatMap(({ line, oem, changes, reasons, knownCount, knownLine }): ShownRow[] => {
    const plain = { key: String(line), line, oem, field: '', before: '', after: '' };
    if (kind === 'bad') return [{ ...plain, words: reasons.join(' ') }];
    if (kind === 'add') {
      const values = changes.map(({ field, after }) => `${nameOf(field)} ${after ?? NOTHING}`);
      return [
        { ...plain, words: [...reasons, ...knownWords({ knownCount, knownLine }), ...values].join('; ') },
      ];
    }
    const values = changes.map(({ field, before, after }) => ({
      ...plain,
      key: `${line} ${field}`,
      field: nameOf(field),
      before: before ?? NOTHING,
      after: after ?? NOTHING,
      words: '',
    }));
    if (!reasons.length) return values;
    return [{ ...plain, field: 'Not undone', after: reasons.join('; '), words: '' }, ...values];
  });
}

/** Who has the code of a row that adds a converter already: the catalogue, or an earlier row. */
export const knownWords = ({
  knownCount,
  knownLine,
}: Pick<UploadRow, 'knownCount' | 'knownLine'>): string[] => [
  ...(knownCount ? [`The catalogue has ${formatCount(knownCount, 'converter')} with this code`] : []),
  ...(knownLine ? [`Line ${knownLine} has this code already`] : []),
];

const first: Column<ShownRow>[] = [
  numberColumn({ id: 'line', title: 'Line', value: ({ line }) => line, width: 88, priority: 1 }),
  codeColumn({ id: 'oem', title: 'OEM', value: ({ oem }) => oem || NOTHING }),
];
const words = (title: string): Column<ShownRow> =>
  textColumn({ id: 'words', title, value: (row) => row.words, minWidth: 240, flex: 4, priority: 1 });

const Wrong = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1.5)};
  color: ${({ theme }) => theme.color.danger.text};

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg {
    flex: none;
  }
`;

/** The columns of each kind of rows. */
export const rowColumns: Record<RowKind, Column<ShownRow>[]> = {
  change: [
    ...first,
    textColumn({ id: 'field', title: 'Field', value: ({ field }) => field, minWidth: 120, priority: 1 }),
    textColumn({ id: 'before', title: 'Before', value: ({ before }) => before, muted: true, priority: 1 }),
    textColumn({ id: 'after', title: 'After', value: ({ after }) => after, priority: 1 }),
  ],
  add: [...first, words('Values')],
  bad: [
    ...first,
    {
      ...words('Reason'),
      render: (row) => (
        <Wrong>
          <CircleAlert size={14} aria-hidden />
          <span>{row.words}</span>
        </Wrong>
      ),
    },
  ],
};

/** A row of the file on a phone. */
export function RowCard({ row }: { row: ShownRow }) {
  return (
    <>
      <strong>
        <Code>{row.oem || NOTHING}</Code>, line {row.line}
      </strong>
      <p>{row.words || `${row.field}: ${row.before} → ${row.after}`}</p>
    </>
  );
}

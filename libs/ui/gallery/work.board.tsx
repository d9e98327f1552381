import { useMemo, useState } from 'react';
import { Button, Stack, Toolbar, formatMoney } from '../src';
import {
  actionsColumn,
  codeColumn,
  ColumnChooser,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../src/data-grid';
import type { Column, Sort } from '../src/data-grid';
import { WorkGrid } from '../src/work-grid';
import type { MoreRows } from '../src/work-grid';
import { makeParts } from './part';
import type { Part } from './part';
import { PartCard } from './part-card';

const parts = makeParts(40);
const endless = makeParts(1000);
const total = 100_000;
const nothing = () => undefined;
const partId = ({ id }: Part) => id;
const partCode = ({ code }: Part) => code;
const partCard = (part: Part) => <PartCard part={part} />;
const more: MoreRows<Part> = {
  total,
  load: (offset, count) =>
    Promise.resolve(
      Array.from({ length: count }, (_, at): Part => {
        const part = endless[(offset + at) % endless.length] ?? endless[0];
        if (!part) throw new Error('The gallery has no parts');
        return { ...part, id: `row-${offset + at}`, code: `${part.code} ${offset + at}` };
      }),
    ),
  onFailed: nothing,
};

const columnsOf = (save: (part: Part, make: string) => void): Column<Part>[] => [
  codeColumn<Part>({ id: 'oem', title: 'OEM', value: partCode, sortable: true }),
  textColumn<Part>({
    id: 'make',
    title: 'Make',
    value: ({ make }) => make,
    sortable: true,
    edit: { value: ({ make }) => make, save },
  }),
  textColumn<Part>({ id: 'model', title: 'Model', value: ({ model }) => model }),
  numberColumn<Part>({ id: 'weight', title: 'Weight g', value: ({ weight }) => weight }),
  ...(['pt', 'pd', 'rh'] as const).map((metal) =>
    numberColumn<Part>({
      id: metal,
      title: `${metal.toUpperCase()} ppm`,
      value: (part) => part[metal],
      digits: 0,
    }),
  ),
  moneyColumn<Part>({ id: 'offer', title: 'Offer', value: ({ offer }) => offer, bold: true }),
  actionsColumn<Part>({ render: ({ code }) => <Button size={28}>Add {code}</Button> }),
];

/** The work grid: chosen rows, two sorts, groups, totals, a text changed in place; and 100,000 rows. */
export function WorkBoard() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [sorts, setSorts] = useState<Sort[]>([{ columnId: 'make', direction: 'asc' }]);
  const [makes, setMakes] = useState<Readonly<Record<string, string>>>({});
  const columns = useMemo(
    () => columnsOf(({ id }, make) => setMakes((known) => ({ ...known, [id]: make }))),
    [],
  );
  const rows = useMemo(() => parts.map((part) => ({ ...part, make: makes[part.id] ?? part.make })), [makes]);
  return (
    <Stack>
      <Toolbar>
        <ColumnChooser storageKey="gallery.work" columns={columns} />
      </Toolbar>
      <WorkGrid<Part>
        label="Parts in groups"
        columns={columns}
        rows={rows}
        getRowId={partId}
        storageKey="gallery.work"
        rowHeight={44}
        sorts={sorts}
        onSorts={setSorts}
        cardFor={partCard}
        onRowOpen={({ code }) => (document.title = code)}
        selection={{ ids, onChange: setIds, labelOf: partCode }}
        totals={{ oem: 'All parts', offer: formatMoney('8240.5') }}
        groupOf={({ id, make, offer }) =>
          id === 'part-0' || id === 'part-8'
            ? { label: make, level: id === 'part-0' ? 0 : 1, sums: { offer: formatMoney(offer) } }
            : undefined
        }
      />
      <WorkGrid<Part>
        label="Many parts"
        columns={columns}
        rows={parts}
        getRowId={partId}
        more={more}
        totals={{ oem: 'All parts' }}
      />
    </Stack>
  );
}

import { isOfHouse } from '@washcoat/contract-kernel';
import type { CostSheetRow } from '@washcoat/contract-reporting';
import type { Session } from '@washcoat/platform-sdk';
import { DateText, FactList, formatNumber, Money } from '@washcoat/ui';
import { dateColumn, moneyColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';

/** The groups of an order's converters. */
export const groups = [
  { id: 'ceramic', title: 'Ceramic' },
  { id: 'diesel', title: 'Diesel' },
  { id: 'foil', title: 'Foil' },
  { id: 'afmkt', title: 'Aftermarket' },
  { id: 'misc', title: 'Misc' },
] as const;

/** What is told of the lots of an order. */
export const lotNames = ['loadInfo', 'dieselLot', 'ceramicLot', 'foilLot', 'afmLot'] as const;
export type LotName = (typeof lotNames)[number];

const lot = (id: LotName, title: string) =>
  textColumn<CostSheetRow>({ id, title, value: (row) => row[id] ?? '', minWidth: 96, priority: 5 });

const columns: Column<CostSheetRow>[] = [
  textColumn({
    id: 'invoiceNo',
    title: 'Invoice',
    value: (row) => row.invoiceNo,
    minWidth: 96,
    isWhole: true,
    priority: 1,
  }),
  dateColumn({ id: 'date', title: 'Date', value: (row) => row.date, format: 'day', priority: 2 }),
  textColumn({
    id: 'companyName',
    title: 'Company',
    value: (row) => row.companyName,
    minWidth: 128,
    priority: 1,
  }),
  textColumn({ id: 'facility', title: 'Facility', value: (row) => row.facility, minWidth: 88, priority: 5 }),
  textColumn({ id: 'buyer', title: 'Buyer', value: (row) => row.buyer, minWidth: 96, priority: 6 }),
  ...groups.flatMap(({ id, title }) => [
    numberColumn<CostSheetRow>({
      id: `${id}Units`,
      title: id === 'foil' ? 'Foil lb' : title,
      value: (row) => row[`${id}Units`],
      muted: (row) => row[`${id}Units`] === 0,
      minWidth: 72,
      priority: 3,
    }),
    moneyColumn<CostSheetRow>({
      id: `${id}Value`,
      title: `${title} $`,
      value: (row) => row[`${id}Value`],
      muted: (row) => row[`${id}Value`] === 0,
      minWidth: 84,
      priority: 4,
    }),
  ]),
  lot('loadInfo', 'Lot Info'),
  lot('dieselLot', 'Diesel Lot'),
  lot('ceramicLot', 'Ceramic Lot'),
  lot('foilLot', 'Foil Lot'),
  lot('afmLot', 'Aftermarket Lot'),
  moneyColumn({
    id: 'grandtotal',
    title: 'Grand Total',
    value: (row) => row.grandtotal,
    bold: true,
    minWidth: 96,
    priority: 1,
  }),
];

/** The columns, those of money for those who see sums, of lots for the house. */
export function costColumns(session: Pick<Session, 'canSeeSubtotal' | 'hierarchy'>): Column<CostSheetRow>[] {
  return columns.filter(({ id }) => {
    if (/Value$|^grandtotal$/.test(id)) return session.canSeeSubtotal;
    return isOfHouse(session) || !/Lot$|^loadInfo$/.test(id);
  });
}

/** A completed order on a phone. */
export function CostCard({ row }: { row: CostSheetRow }) {
  const found = groups.filter(({ id }) => row[`${id}Units`] !== 0);
  return (
    <>
      <strong>
        {row.companyName} {row.grandtotal !== undefined && <Money value={row.grandtotal} />}
      </strong>
      <FactList>
        <dt>Invoice</dt>
        <dd>{row.invoiceNo ?? 'None'}</dd>
        <dt>Date</dt>
        <dd>
          <DateText value={row.date} format="day" />
        </dd>
        <dt>Units</dt>
        <dd>
          {found
            .map(
              ({ id, title }) => `${title} ${formatNumber(row[`${id}Units`])}${id === 'foil' ? ' lb' : ''}`,
            )
            .join(', ') || 'None'}
        </dd>
      </FactList>
    </>
  );
}

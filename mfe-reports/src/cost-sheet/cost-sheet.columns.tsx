import { isOfHouse } from '@washcoat/contract-kernel';
import type { CostSheetRow } from '@washcoat/contract-reporting';
import type { Session } from '@washcoat/platform-sdk';
import { DateText, FactList, formatNumber, Money } from '@washcoat/ui';
import { dateColumn, moneyColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';

/** A figure of an order: what is counted or weighed, or dollars. */
interface Figure {
  id: {
    [Id in keyof CostSheetRow]-?: number extends NonNullable<CostSheetRow[Id]> ? Id : never;
  }[keyof CostSheetRow];
  title: string;
  isMoney?: true;
  /** Shown once it is chosen. */
  isOff?: true;
}

const figures: readonly Figure[] = [
  { id: 'ceramicUnits', title: 'Ceramic' },
  { id: 'ceramicValue', title: 'Ceramic $', isMoney: true },
  { id: 'dieselUnits', title: 'Diesel' },
  { id: 'dieselValue', title: 'Diesel $', isMoney: true },
  { id: 'afmktUnits', title: 'Aftermarket' },
  { id: 'afmktValue', title: 'Aftermarket $', isMoney: true },
  { id: 'domesticFoilPieces', title: 'Domestic Wire', isOff: true },
  { id: 'domesticFoilLBS', title: 'Domestic Wire lb' },
  { id: 'domesticFoilValue', title: 'Domestic Wire $', isMoney: true },
  { id: 'importFoilPieces', title: 'Import Wire', isOff: true },
  { id: 'importFoilLBS', title: 'Import Wire lb' },
  { id: 'importFoilValue', title: 'Import Wire $', isMoney: true },
  { id: 'miscUnits', title: 'Misc' },
  { id: 'miscValue', title: 'Misc $', isMoney: true },
  { id: 'testUnits', title: 'Test' },
  { id: 'testValue', title: 'Test $', isMoney: true },
  { id: 'pulledUnits', title: 'Pulled' },
  { id: 'totalUnits', title: 'Total Units' },
];

const figureColumn = ({ id, title, isMoney, isOff }: Figure): Column<CostSheetRow> => {
  const figure = { id, title, value: (row: CostSheetRow) => row[id], offByDefault: isOff };
  const muted = (row: CostSheetRow) => !row[id];
  return isMoney
    ? moneyColumn({ ...figure, muted, minWidth: 84, priority: 4 })
    : numberColumn({ ...figure, muted, minWidth: 72, priority: 3 });
};

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
  ...figures.map(figureColumn),
  lot('loadInfo', 'Lot Info'),
  lot('dieselLot', 'Diesel Lot'),
  lot('ceramicLot', 'Ceramic Lot'),
  lot('foilLot', 'Foil Lot'),
  lot('afmLot', 'Aftermarket Lot'),
  figureColumn({ id: 'subtotal', title: 'Subtotal', isMoney: true }),
  figureColumn({ id: 'discount', title: 'Discount', isMoney: true }),
  moneyColumn({
    id: 'grandtotal',
    title: 'Grand Total',
    value: (row) => row.grandtotal,
    bold: true,
    minWidth: 96,
    priority: 1,
  }),
  figureColumn({ id: 'averagePerUnit', title: 'Average', isMoney: true }),
];

/** The columns: those of money for those who see sums, average and discount for those who see prices and markups too, lots for the house. */
export function costColumns(
  session: Pick<Session, 'canSeeSubtotal' | 'canSeeUnitPrice' | 'canSeeMarkup' | 'hierarchy'>,
): Column<CostSheetRow>[] {
  return columns.filter(({ id }) => {
    if (id === 'averagePerUnit') return session.canSeeSubtotal && session.canSeeUnitPrice;
    if (id === 'discount') return session.canSeeSubtotal && session.canSeeMarkup;
    if (/Value$|total$/.test(id)) return session.canSeeSubtotal;
    return isOfHouse(session) || !/Lot$|^loadInfo$/.test(id);
  });
}

/** What stands on the card of an order, with what it is measured in. */
const counted = [
  { id: 'ceramicUnits', title: 'Ceramic' },
  { id: 'dieselUnits', title: 'Diesel' },
  { id: 'afmktUnits', title: 'Aftermarket' },
  { id: 'foilUnits', title: 'Foil', unit: ' lb' },
  { id: 'miscUnits', title: 'Misc' },
  { id: 'testUnits', title: 'Test' },
] as const;

/** A completed order on a phone. */
export function CostCard({ row }: { row: CostSheetRow }) {
  const found = counted.filter(({ id }) => row[id]);
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
            .map(({ id, title, ...of }) => `${title} ${formatNumber(row[id])}${'unit' in of ? of.unit : ''}`)
            .join(', ') || 'None'}
        </dd>
      </FactList>
    </>
  );
}

import { dollarsOf } from '@washcoat/contract-kernel';
import { FactList, formatCount, formatNumber } from '@washcoat/ui';
import { DataGrid, moneyColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { EmptyState } from '@washcoat/ui';
import { centsText } from '../app/cents-text';
import type { Overview } from './operations.api';

type Sold = Overview['plans'][number];
type Promo = Overview['promoCodes'][number];

/** Opens what was bought of a row, by its name. */
type Opens = (name: string) => void;

const soldColumns: Column<Sold>[] = [
  textColumn({ id: 'planName', title: 'Plan', value: (row) => row.planName, minWidth: 140, priority: 1 }),
  numberColumn({ id: 'bought', title: 'Bought', value: (row) => row.bought, priority: 2 }),
  moneyColumn({
    id: 'revenue',
    title: 'Revenue',
    value: (row) => dollarsOf(row.revenue),
    bold: true,
    priority: 1,
  }),
  moneyColumn({ id: 'refunded', title: 'Refunded', value: (row) => dollarsOf(row.refunded), priority: 4 }),
  moneyColumn({ id: 'tax', title: 'Tax', value: (row) => dollarsOf(row.tax), priority: 5 }),
  moneyColumn({
    ...{ id: 'refundedTax', title: 'Tax refunded', priority: 5 },
    value: (row) => dollarsOf(row.refundedTax),
  }),
  moneyColumn({ id: 'lost', title: 'Disputes lost', value: (row) => dollarsOf(row.lost), priority: 6 }),
  numberColumn({ id: 'lookups', title: 'Lookups', value: (row) => row.lookups, priority: 3 }),
  numberColumn({ id: 'used', title: 'Used', value: (row) => row.used, priority: 3 }),
];

/** What plans brought in, and what was used of them. */
export function SoldTable({ plans, onOpen }: { plans: readonly Sold[] | undefined; onOpen: Opens }) {
  return (
    <DataGrid
      label="Revenue by plan"
      columns={soldColumns}
      rows={plans ?? []}
      isLoading={!plans}
      getRowId={({ planName }) => planName}
      onRowOpen={({ planName }) => onOpen(planName)}
      cardFor={(row) => (
        <>
          <strong>
            {row.planName} {centsText(row.revenue)}
          </strong>
          <FactList>
            <dt>Bought</dt>
            <dd>{formatNumber(row.bought)}</dd>
            <dt>Lookups used</dt>
            <dd>
              {formatNumber(row.used)} of {formatNumber(row.lookups)}
            </dd>
            {row.refunded > 0 && (
              <>
                <dt>Refunded</dt>
                <dd>
                  {centsText(row.refunded)}
                  {row.refundedTax > 0 && `, tax ${centsText(row.refundedTax)}`}
                </dd>
              </>
            )}
            {row.lost > 0 && (
              <>
                <dt>Disputes lost</dt>
                <dd>
                  {centsText(row.lost)}
                  {row.lostTax > 0 && `, tax ${centsText(row.lostTax)}`}
                </dd>
              </>
            )}
            {row.tax > 0 && (
              <>
                <dt>Tax</dt>
                <dd>{centsText(row.tax)}</dd>
              </>
            )}
          </FactList>
        </>
      )}
      empty={<EmptyState title="Nothing bought yet" hint="What plans bring in stands here." />}
    />
  );
}

const promoColumns: Column<Promo>[] = [
  textColumn({ id: 'code', title: 'Code', value: (row) => row.code, minWidth: 140, priority: 1 }),
  numberColumn({ id: 'used', title: 'Used', value: (row) => row.used, priority: 1 }),
  moneyColumn({ id: 'discount', title: 'Discount', value: (row) => dollarsOf(row.discount), priority: 2 }),
  moneyColumn({ id: 'paid', title: 'Paid besides', value: (row) => dollarsOf(row.paid), priority: 3 }),
];

/** What promo codes took off, and what was paid besides. */
export function PromoTable(props: { promoCodes: readonly Promo[] | undefined; onOpen: Opens }) {
  const { promoCodes, onOpen } = props;
  return (
    <DataGrid
      label="Promo codes used"
      columns={promoColumns}
      rows={promoCodes ?? []}
      isLoading={!promoCodes}
      getRowId={({ code }) => code}
      onRowOpen={({ code }) => onOpen(code)}
      cardFor={(row) => (
        <>
          <strong>
            {row.code}: {formatCount(row.used, 'time')}, {centsText(row.discount)} off
          </strong>
          <FactList>
            <dt>Paid besides</dt>
            <dd>{centsText(row.paid)}</dd>
          </FactList>
        </>
      )}
      empty={<EmptyState title="No promo code used yet" hint="What promo codes do stands here." />}
    />
  );
}

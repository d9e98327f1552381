import { Amount } from '../figures/amount';
import { daysText } from '@washcoat/paper/settlement-statement';
import { FigureTable, type FigureColumn } from '../figures/figure-table';
import { BlockField } from './block-field';
import { useEntry } from './entry-context';
import { blockLabels } from './entry-words';
import type { BlockName } from './settlement-form';

const columns: FigureColumn[] = [
  { id: 'name', title: 'Charge', isText: true },
  { id: 'rate', title: 'Rate' },
  { id: 'quantity', title: 'Quantity' },
  { id: 'chargeReturn', title: 'Amount' },
];

const refining = ['ptRefiningCharge', 'pdRefiningCharge', 'rhRefiningCharge'] as const;
const charges = ['advInvoice', 'intInvoice', 'tc', 'sc', 'af', 'espi', 'fi'] as const;
const units: Partial<Record<BlockName, string>> = {
  advInvoice: '%',
  intInvoice: '%',
  espi: '%',
  tc: 'per lb',
};

/** The product charges in dollars: rates and quantities are entered, refining is per ounce that returns. */
export function ChargeBlock() {
  const { statement } = useEntry().derived;
  const daysOf = (name: BlockName) =>
    name === 'intInvoice' || name === 'espi' ? daysText(statement[name].days) : units[name];
  const named = (name: BlockName, unit: string | undefined) =>
    unit ? `${blockLabels[name]}, ${unit}` : blockLabels[name];
  return (
    <FigureTable
      label="Product charges"
      title="Product charges"
      note="USD"
      columns={columns}
      rows={[
        ...refining.map((name) => ({
          id: name,
          cells: [
            named(name, 'per oz'),
            <BlockField key="rate" block={name} field="chargeReturnPerc" />,
            <Amount key="quantity" value={Number(statement[name].quantity ?? 0)} digits={3} muted />,
            <Amount key="chargeReturn" value={statement[name].chargeReturn} digits={3} />,
          ],
        })),
        ...charges.map((name) => ({
          id: name,
          cells: [
            named(name, daysOf(name)),
            <BlockField key="rate" block={name} field="chargeReturnPerc" />,
            <BlockField key="quantity" block={name} field="quantity" />,
            <Amount key="chargeReturn" value={statement[name].chargeReturn} digits={3} />,
          ],
        })),
      ]}
      total={[
        'Total charges',
        '',
        '',
        <Amount key="chargeReturn" value={statement.totalCharges} digits={3} />,
      ]}
    />
  );
}

import type { SettlementStatement } from '@washcoat/contract-settlement';
import { enteredText, numberText } from '../figure-text';
import type { Markup } from '../markup';
import { statementTable } from './statement-table';

type Charge = SettlementStatement['tc'];

/** The product charges, refining first, USD. */
export function chargeTable(statement: SettlementStatement): Markup {
  const { advInvoice, intInvoice, tc, sc, af, espi, fi } = statement;
  return statementTable({
    title: 'Product charges',
    columns: ['Charge', 'Rate', 'Quantity', 'Amount, USD'],
    rows: [
      refining('Pt', statement.ptRefiningCharge),
      refining('Pd', statement.pdRefiningCharge),
      refining('Rh', statement.rhRefiningCharge),
      row('Advance invoice', advInvoice, '%'),
      row(`Interest, ${daysText(intInvoice.days)}`, intInvoice, '%'),
      row('Treatment charge', tc, '/lb'),
      row('Sample shipping', sc),
      row('Assay fee', af),
      row(`Early interest, ${daysText(espi.days)}`, espi, '%'),
      row('Freight inland', fi),
    ],
    total: ['Total charges', '', '', numberText(statement.totalCharges, 3)],
  });
}

function row(name: string, { chargeReturnPerc, quantity, chargeReturn }: Charge, per = ''): string[] {
  const rate = `${enteredText(chargeReturnPerc)} ${per}`.trim();
  return [name, rate, enteredText(quantity), numberText(chargeReturn, 3)];
}

function refining(metal: string, { chargeReturnPerc, quantity, chargeReturn }: Charge): string[] {
  const rate = `${enteredText(chargeReturnPerc)} /oz`;
  return [`Refining, ${metal}`, rate, numberText(quantity, 3), numberText(chargeReturn, 3)];
}

/** How many days an interest runs over. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

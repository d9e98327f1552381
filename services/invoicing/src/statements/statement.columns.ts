import { dayText } from '@washcoat/contract-kernel';
import type { ExportColumn } from '@washcoat/service-kit';
import { ageWords, type BuyersStatement, type StatementSubject } from './statement-page';

/** A row of a statement as a spreadsheet. */
export interface StatementLine {
  buyer: string;
  at: Date | string | null;
  text: string;
  invoiced: number | null;
  paid: number | null;
  balance: number | null;
}

/** The columns of a statement as a spreadsheet. */
export const statementColumns: readonly ExportColumn<StatementLine>[] = [
  { id: 'buyer', title: 'Account with', value: ({ buyer }) => buyer },
  { id: 'date', title: 'Date', value: ({ at }) => at },
  { id: 'what', title: 'What', value: ({ text }) => text },
  { id: 'invoiced', title: 'Invoiced', value: ({ invoiced }) => invoiced },
  { id: 'paid', title: 'Paid', value: ({ paid }) => paid },
  { id: 'balance', title: 'Balance', value: ({ balance }) => balance },
];

/** The lines of a statement as a spreadsheet has them: opening, what happened, balance, and then the ages. */
export function statementLines(
  { buyer, account: { opening, lines, balance, ages, creditOwed } }: BuyersStatement,
  { from, to }: Pick<StatementSubject, 'from' | 'to'>,
): StatementLine[] {
  const sum = (text: string, amount: { toNumber(): number }, day: string | null = null): StatementLine => ({
    buyer,
    at: day && dayText(day, 'short'),
    text,
    invoiced: null,
    paid: null,
    balance: amount.toNumber(),
  });
  return [
    sum('Opening balance', opening, from),
    ...lines.map((line) => ({
      buyer,
      at: line.at,
      text: line.text,
      invoiced: line.invoiced?.toNumber() ?? null,
      paid: line.paid?.toNumber() ?? null,
      balance: line.balance.toNumber(),
    })),
    sum('Balance', balance, to),
    ...ages.map((age) => sum(`Unpaid ${ageWords[age.age].toLowerCase()}`, age.balance)),
    ...(creditOwed.isZero() ? [] : [sum('Paid too much, owed back', creditOwed)]),
  ];
}

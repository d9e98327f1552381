import type { Session } from '@washcoat/contract-entities';
import { accountStatement as call } from '@washcoat/contract-invoicing';
import { dayText, endOfDayIn, startOfDayIn } from '@washcoat/contract-kernel';
import {
  everyRow,
  exportFile,
  findCompanyCopy,
  isWithinScope,
  notFound,
  type CompanyCopy,
  type Download,
  type DownloadContext,
  type ExportColumn,
  type Service,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { printPage } from '../paper/print-invoice';
import { accountStatement, type AccountStatement } from './account-statement';
import { ageWords, statementPage } from './statement-page';
import { findAccount } from './statement.repository';

/** The company whose account somebody asks for. Throws 404 outside the scope. */
export async function accountOwner(
  database: Knex,
  session: Session,
  companyId: string,
): Promise<CompanyCopy> {
  const company = await findCompanyCopy(database, companyId);
  if (!company || !isWithinScope(company, session)) throw notFound('This company');
  return company;
}

interface Line {
  at: Date | string | null;
  text: string;
  invoiced: number | null;
  paid: number | null;
  balance: number | null;
}

const columns: readonly ExportColumn<Line>[] = [
  { id: 'date', title: 'Date', value: ({ at }) => at },
  { id: 'what', title: 'What', value: ({ text }) => text },
  { id: 'invoiced', title: 'Invoiced', value: ({ invoiced }) => invoiced },
  { id: 'paid', title: 'Paid', value: ({ paid }) => paid },
  { id: 'balance', title: 'Balance', value: ({ balance }) => balance },
];

/** The lines of a statement as a spreadsheet has them: opening, what happened, balance, and then the ages. */
function linesOf(
  { opening, lines, balance, ages, creditOwed }: AccountStatement,
  from: string,
  to: string,
): Line[] {
  const sum = (text: string, amount: { toNumber(): number }, day: string | null = null): Line => ({
    at: day && dayText(day, 'short'),
    text,
    invoiced: null,
    paid: null,
    balance: amount.toNumber(),
  });
  return [
    sum('Opening balance', opening, from),
    ...lines.map((line) => ({
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

/** The statement of an account as PDF, on the paper of the installation, or as XLSX. */
export const statementDownload = ({ platform }: Service): Download => ({
  call,
  async make({ database, session }: DownloadContext, input) {
    const { companyId, from, to, format } = call.input.parse(input);
    const { timezone } = platform;
    const company = await accountOwner(database, session, companyId);
    const until = endOfDayIn(timezone, to);
    const found = await findAccount(database, session, { companyId, until });
    const account = accountStatement(found, { from: startOfDayIn(timezone, from), to: until, timezone });
    const fileName = `Statement ${company.companyName} ${from} to ${to}`;
    if (format === 'xlsx') {
      const list = linesOf(account, from, to);
      const rows = everyRow(async () => ({ list, areMoreItemsAvailable: false, next: null }));
      return exportFile({ fileName, format, columns, rows, timeZone: timezone });
    }
    const buyerId = found.invoices.at(-1)?.facility_company_id ?? company.parentCompanyId;
    const buyer = (buyerId && (await findCompanyCopy(database, buyerId))?.companyName) || '';
    return {
      fileName: `${fileName}.pdf`,
      contentType: 'application/pdf',
      body: await printPage(platform, await statementPage(account, { company, buyer, from, to, timezone })),
    };
  },
});

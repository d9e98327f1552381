import type { Session } from '@washcoat/contract-entities';
import { accountStatement as call } from '@washcoat/contract-invoicing';
import { endOfDayIn, startOfDayIn, type InputOf } from '@washcoat/contract-kernel';
import {
  badInput,
  everyRow,
  exportFile,
  findCompanyCopy,
  isWithinScope,
  notFound,
  type CompanyCopy,
  type Download,
  type DownloadContext,
  type Service,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { printPage } from '../paper/print-invoice';
import { accountsByBuyer, accountStatement } from './account-statement';
import { statementPage, type BuyersStatement } from './statement-page';
import { statementColumns, statementLines } from './statement.columns';
import { countAccountLines, findAccount } from './statement.repository';

/** The longest statement: some 80 pages. */
const MOST_LINES = 5000;

type Range = Pick<InputOf<typeof call>, 'companyId' | 'from' | 'to'>;

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

/** Throws 400 where the days have more invoices and payments than one statement takes. */
export async function assertFitsStatement(
  { database, session }: Pick<DownloadContext, 'database' | 'session'>,
  { companyId, from, to }: Range,
  timezone: string,
): Promise<void> {
  const moments = { from: startOfDayIn(timezone, from), until: endOfDayIn(timezone, to) };
  const lines = await countAccountLines(database, session, { companyId, ...moments });
  if (lines <= MOST_LINES) return;
  const [most, found] = [MOST_LINES, lines].map((count) => new Intl.NumberFormat('en-US').format(count));
  throw badInput({
    from: `These days have ${found} invoices and payments, and a statement takes ${most}. Choose fewer days.`,
  });
}

/** The accounts of a company with those who bought from it, by their names; those that are of these days, or still open. */
async function statementsOf(
  { database, session }: Pick<DownloadContext, 'database' | 'session'>,
  company: CompanyCopy,
  { companyId, from, to }: Range,
  timezone: string,
): Promise<BuyersStatement[]> {
  const range = { from: startOfDayIn(timezone, from), to: endOfDayIn(timezone, to), timezone };
  const found = await findAccount(database, session, { companyId, until: range.to });
  const nameOf = async (id: string | null) =>
    (id && (await findCompanyCopy(database, id))?.companyName) || '';
  const statements = await Promise.all(
    [...accountsByBuyer(found)].map(async ([buyerId, account]) => ({
      buyer: await nameOf(buyerId),
      account: accountStatement(account, range),
    })),
  );
  const told = statements.filter(({ account }) => account.lines.length > 0 || !account.balance.isZero());
  if (told.length > 0) return told.sort((one, other) => one.buyer.localeCompare(other.buyer));
  const none = accountStatement({ invoices: [], payments: [] }, range);
  return [{ buyer: statements[0]?.buyer ?? (await nameOf(company.parentCompanyId)), account: none }];
}

/** The statement of an account as PDF, on the paper of the installation, or as XLSX. */
export const statementDownload = ({ platform }: Service): Download => ({
  call,
  async make(context: DownloadContext, input) {
    const { format, ...range } = call.input.parse(input);
    const { timezone } = platform;
    const company = await accountOwner(context.database, context.session, range.companyId);
    await assertFitsStatement(context, range, timezone);
    const statements = await statementsOf(context, company, range, timezone);
    const { from, to } = range;
    const fileName = `Statement ${company.companyName} ${from} to ${to}`;
    if (format === 'xlsx') {
      const list = statements.flatMap((statement) => statementLines(statement, range));
      const rows = everyRow(async () => ({ list, areMoreItemsAvailable: false, next: null }));
      return exportFile({ fileName, format, columns: statementColumns, rows, timeZone: timezone });
    }
    return {
      fileName: `${fileName}.pdf`,
      contentType: 'application/pdf',
      body: await printPage(platform, await statementPage(statements, { company, from, to, timezone })),
    };
  },
});

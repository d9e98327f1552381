import path from 'node:path';
import { StartupProblem } from '@washcoat/data-services';
import type { Service } from '@washcoat/service-kit';
import { archiveMonth, listMonths, restoreMonth } from '@washcoat/service-reporting/months';
import { commandLine, commands } from './commands.mjs';
import { openServices } from './open-services';
import { ownDatabases } from './own-databases';

const usage = commands.months?.usage ?? '';

/** The operator's command over months of the reports, on the database of a running product or the embedded one. */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine('months', args);
  const [verb = '', ...rest] = positionals;
  const act = { list, archive, restore }[verb];
  if (!act) throw new StartupProblem(usage);
  const { services, close } = await openServices(ownDatabases(values.database));
  try {
    const reporting = services.get('reporting');
    if (!reporting) throw new StartupProblem('There is no service reporting.');
    await act(reporting, rest, typeof values.to === 'string' ? values.to : undefined);
  } finally {
    await close();
  }
}

async function list({ database }: Service): Promise<void> {
  const months = await listMonths(database);
  for (const { month, rows } of months) console.log(`${month}  about ${rows} rows`);
  if (!months.length) console.log('No month has rows yet.');
}

async function archive(reporting: Service, [month = '']: string[], folder?: string): Promise<void> {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || !folder) throw new StartupProblem(usage);
  const archived = await reporting
    .patiently((database) => archiveMonth(database, month, path.resolve(folder)))
    .catch(said);
  for (const { rows, file } of archived) console.log(`${rows} rows in ${file}`);
}

async function restore(reporting: Service, files: string[]): Promise<void> {
  if (!files.length) throw new StartupProblem(usage);
  for (const file of files) {
    const rows = await reporting
      .patiently((database) => restoreMonth(database, path.resolve(file)))
      .catch(said);
    console.log(`${rows} rows came back of ${file}`);
  }
}

/** What went wrong, in a sentence without a stack. */
function said(error: unknown): never {
  throw new StartupProblem(error instanceof Error ? error.message : String(error));
}

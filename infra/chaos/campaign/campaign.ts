import { appendFile, chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shutdownOnSignal } from '@washcoat/service-kit';
import { startEmbeddedStock } from './embedded-stock';
import { buyOut, purchaseTable } from './purchases';
import { hire, runRound, type RoundReport } from './round';
import { tableOf } from './table';

const PASSABLE = 0o755;

export interface CampaignOptions {
  rounds: number;
  minutes?: number;
  seed: number;
  isExternal: boolean;
  /** Only this kind of fault. */
  fault?: string;
  bundles: string;
}

/**
 * Rounds of work and faults on one running product, each ended by the books. A round with wrong books is told at once,
 * with the line that repeats it, and the campaign goes on. Answers whether all books were right.
 */
export async function campaign(options: CampaignOptions): Promise<boolean> {
  const { rounds, minutes = Infinity, seed, isExternal, fault, bundles } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'washcoat-campaign-'));
  // The server of the database runs under an account of its own and must reach its disk.
  await chmod(folder, PASSABLE);
  const results = path.join(process.env.DATA_DIR ?? '.data', 'chaos');
  await mkdir(results, { recursive: true });
  const file = path.join(results, `campaign-${isExternal ? 'external' : 'embedded'}`);
  console.log(`The campaign works in ${folder}; the table grows in ${file}.md`);
  const start = isExternal ? (await import('./external-stock')).startExternalStock : startEmbeddedStock;
  const stock = await start({ bundles, folder });
  const reports: RoundReport[] = [];
  shutdownOnSignal(
    () => stock.stop(),
    (error) => console.error(error),
  );
  const end = Date.now() + minutes * 60_000;
  try {
    const tally = { answered: 0, asked: 0 };
    const floor = await hire(stock, tally);
    for (let round = 0; round < rounds && Date.now() < end; round++) {
      const report = await runRound(stock, floor, tally, seed + round, fault);
      reports.push(report);
      await appendFile(`${file}.jsonl`, `${JSON.stringify(report)}\n`);
      await writeFile(`${file}.md`, `${tableOf(reports, stock.starts())}\n`);
      say(report, round, options);
    }
  } finally {
    await stock.stop();
  }
  console.log(tableOf(reports, stock.starts()));
  return reports.every(({ breaches }) => breaches.length === 0);
}

/** Purchases under faults on one running product. Answers whether each came to one grant and one charge. */
export async function purchaseCampaign(
  options: Pick<CampaignOptions, 'seed' | 'fault' | 'bundles'> & { purchases: number },
): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'washcoat-campaign-'));
  // The server of the database runs under an account of its own and must reach its disk.
  await chmod(folder, PASSABLE);
  console.log(`The campaign works in ${folder}`);
  const stock = await startEmbeddedStock({ bundles: options.bundles, folder });
  shutdownOnSignal(
    () => stock.stop(),
    (error) => console.error(error),
  );
  try {
    const report = await buyOut(stock, options);
    console.log(`${purchaseTable(report)}\n${stock.starts()} starts of processes, seed ${report.seed}`);
    for (const breach of report.breaches) console.log(`    ${breach}`);
    return report.breaches.length === 0;
  } finally {
    await stock.stop();
  }
}

function say(
  { seed, faults, seconds, breaches }: RoundReport,
  round: number,
  { isExternal }: CampaignOptions,
) {
  const what = breaches.length ? 'WRONG' : 'right';
  console.log(`${round + 1}  seed ${seed}  ${faults.join(', ')}  ${seconds.toFixed(1)} s  books ${what}`);
  for (const breach of breaches) console.log(`    ${breach}`);
  if (breaches.length)
    console.log(
      `    again: npm run chaos -- campaign --rounds 1 --seed ${seed}${isExternal ? ' --external' : ''}`,
    );
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartupProblem } from '@washcoat/data-services';
import type { Bench, BenchOptions } from './bench';
import { bigLoad } from './big-load/big-load.bench';
import { bulkUploads } from './bulk-upload/bulk-upload.bench';
import { burst } from './burst/burst.bench';
import { catalogueTruth } from './catalogue-truth/catalogue-truth.bench';
import { day } from './day/day.bench';
import { eventLatency } from './event-latency/event-latency.bench';
import { firstLoad } from './first-load/first-load.bench';
import { memory } from './memory/memory.bench';
import { monthEnd } from './month-end/month-end.bench';
import { order } from './order/order.bench';
import { papers } from './papers/papers.bench';
import { people } from './people/people.bench';
import { pictureSearch } from './picture-search/picture-search.bench';
import { pricing } from './pricing/pricing.bench';
import { reports } from './reports/reports.bench';
import { writeReport } from './report/report';
import { scroll } from './scroll/scroll.bench';
import { search } from './search/search.bench';
import { signIns } from './sign-ins/sign-ins.bench';
import { sockets } from './sockets/sockets.bench';
import { uploads } from './uploads/uploads.bench';

const benches: readonly Bench[] = [
  eventLatency,
  search,
  scroll,
  people,
  order,
  firstLoad,
  memory,
  signIns,
  bulkUploads,
  day,
  pictureSearch,
  pricing,
  uploads,
  sockets,
  burst,
  bigLoad,
  papers,
  reports,
  monthEnd,
  catalogueTruth,
];

/** Runs the benchmark that the first argument names, prints its report and keeps it in DATA_DIR/bench. */
export async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      profile: { type: 'boolean', default: false },
      converters: { type: 'string' },
      people: { type: 'string' },
      minutes: { type: 'string' },
      lines: { type: 'string' },
    },
  });
  const bench = benches.find(({ name }) => name === positionals[0]);
  if (!bench)
    throw new StartupProblem(`Usage: npm run bench -- ${benches.map(({ name }) => name).join(' | ')}`);
  const folder = path.resolve(process.env.DATA_DIR ?? '.data', 'bench');
  const sizes = values.converters?.split(',').map(Number);
  if (sizes?.some((size) => !Number.isInteger(size) || size < 1))
    throw new StartupProblem('--converters must be whole numbers with commas between them.');
  const sections = await bench.run({ folder, isProfiled: values.profile, sizes, ...amounts(values) });
  await writeReport(folder, bench.name, sections);
}

function amounts(values: {
  people?: string;
  minutes?: string;
  lines?: string;
}): Pick<BenchOptions, 'people' | 'minutes' | 'lines'> {
  const given = Object.entries(values).flatMap(([name, text]) =>
    name === 'people' || name === 'minutes' || name === 'lines' ? [[name, Number(text)] as const] : [],
  );
  for (const [name, value] of given)
    if (!(value > 0)) throw new StartupProblem(`--${name} must be a number above zero.`);
  return Object.fromEntries(given);
}

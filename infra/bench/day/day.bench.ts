import { setTimeout as pause } from 'node:timers/promises';
import { me } from '@washcoat/contract-entities';
import type { Bench } from '../bench';
import { processTree } from '../memory/process-tree';
import { Product } from '../product/product';
import type { Section } from '../report/report';
import { DayLog } from './day-log';
import * as jobs from './jobs';
import { Person, type Day } from './person';

const AIM_MS = 200;
const CONVERTERS = 5_000;
const LOOK_MS = 5_000;
/** How often a page asks whether rights have changed. */
const ME_MS = 5_000;

interface Trade {
  email: string;
  /** Of ten people, how many. */
  share: number;
  jobs: readonly jobs.Job[];
}

/** Who works in the house and around it on a day, and what they do how often. */
const trades: readonly Trade[] = [
  { email: 'buyer@washcoat.test', share: 3, jobs: [jobs.buy, jobs.identify, jobs.lookThroughCarts] },
  {
    email: 'partner@gulfcoast.test',
    share: 1,
    jobs: [jobs.identify, jobs.followInvoices, jobs.lookThroughCarts],
  },
  { email: 'owner@peachtree.test', share: 1, jobs: [jobs.buy, jobs.followInvoices, jobs.identify] },
  { email: 'subscriber@corner.test', share: 3, jobs: [jobs.lookUp] },
  {
    email: 'admin@washcoat.test',
    share: 1,
    jobs: [jobs.takePayments, jobs.followInvoices, jobs.readReports],
  },
  { email: 'sa@washcoat.test', share: 1, jobs: [jobs.administer, jobs.readReports, jobs.identify] },
];

interface Moment {
  minute: number;
  node: number;
  postgres: number;
}

/** A working day of 200 people in half an hour: what they wait for, and what the machine keeps of it. */
export const day: Bench = {
  name: 'day',
  async run(options) {
    const people = options.people ?? 200;
    const minutes = options.minutes ?? 30;
    const product = await Product.start(options, CONVERTERS);
    try {
      const log = new DayLog();
      const begun = performance.now();
      const plan: Day = {
        url: product.facts.url,
        log,
        endsAt: begun + minutes * 60_000,
        random: Math.random,
      };
      const moments: Moment[] = [];
      const watching = watch(product.pid, plan, begun, moments);
      await Promise.all(Array.from({ length: people }, (_, index) => workDay(plan, tradeOf(index), index)));
      await watching;
      return [log.section(`${people} people, ${minutes} minutes`, AIM_MS), memory(moments, minutes)];
    } finally {
      await product.stop();
    }
  },
};

function tradeOf(index: number): Trade {
  const seats = trades.flatMap((trade) => Array.from({ length: trade.share }, () => trade));
  const trade = seats[index % seats.length];
  if (!trade) throw new Error('Nobody works.');
  return trade;
}

/** People arrive over the first minutes, so that the sign-ins do not come at once. */
async function workDay(plan: Day, trade: Trade, index: number): Promise<void> {
  await pause(index * 300);
  const person = await Person.signIn(plan, trade.email);
  if (!person) return;
  const page = askWhoIAm(person);
  while (person.isAtWork) {
    await person.oneOf(trade.jobs)(person);
    await person.think();
  }
  await page;
  person.leave();
}

async function askWhoIAm(person: Person): Promise<void> {
  while (person.isAtWork) {
    await person.ask(me, {});
    await pause(ME_MS);
  }
}

async function watch(pid: number, { endsAt }: Day, begun: number, moments: Moment[]): Promise<void> {
  while (performance.now() < endsAt) {
    const all = await processTree(pid);
    const isPostgres = ({ command }: { command: string }) => /postgres/.test(command);
    const sum = (list: typeof all) => list.reduce((total, { pss }) => total + pss, 0);
    moments.push({
      minute: (performance.now() - begun) / 60_000,
      node: sum(all.filter((process) => !isPostgres(process))),
      postgres: sum(all.filter(isPostgres)),
    });
    await pause(LOOK_MS);
  }
}

/** Memory by fifths of the day, and the slope of its last two thirds. */
function memory(moments: readonly Moment[], minutes: number): Section {
  const fifths = Array.from({ length: 5 }, (_, fifth) => {
    const within = moments.filter(({ minute }) => Math.floor((minute / minutes) * 5) === fifth);
    const most = (part: 'node' | 'postgres') =>
      Math.max(0, ...within.map((moment) => moment[part])).toFixed(0);
    return [
      `minutes ${((fifth * minutes) / 5).toFixed(1)} to ${(((fifth + 1) * minutes) / 5).toFixed(1)}`,
      most('node'),
      most('postgres'),
    ];
  });
  const late = moments.filter(({ minute }) => minute >= minutes / 3);
  return {
    title: 'most memory held, PSS',
    rows: [['', 'Node MB', 'PostgreSQL MB'], ...fifths],
    notes: [
      `slope over the last two thirds: Node ${slope(late, 'node')} MB a minute, PostgreSQL ${slope(late, 'postgres')} MB a minute`,
    ],
  };
}

/** The slope of the line that fits best. */
function slope(moments: readonly Moment[], part: 'node' | 'postgres'): string {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(moments.map(({ minute }) => minute)), mean(moments.map((moment) => moment[part]))];
  const over = moments.reduce((sum, moment) => sum + (moment.minute - x) * (moment[part] - y), 0);
  const under = moments.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return (over / under).toFixed(2);
}

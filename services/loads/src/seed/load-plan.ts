import type { CompanyCopy } from '@washcoat/service-kit';
import type { SeedContext } from '@washcoat/service-kit/seed';

/** How far a planned load gets. */
export type PlannedEnd = 'cart' | 'quote' | 'gradingRequest' | 'quoteRequest' | 'finished' | 'completed';

/** One load of the demonstration installation. */
export interface PlannedLoad {
  /** Names the load's id and its random numbers. */
  key: string;
  end: PlannedEnd;
  loadName: string;
  /** The customer; null for requests, which are for the requester's own company. */
  companyId: string | null;
  /** The sign-in of the requester. */
  seller: string | null;
  /** Days before today on which it began, and the time in UTC. */
  days: number;
  hour: number;
  minute: number;
  /** Dollars at which enough is on it. */
  budget: number;
  /** Signed percent; 0 for none. */
  discount: number;
}

const COMPLETED = 120;
const PERIOD_DAYS = 90;
const CARTS = 16;
const QUOTES = 8;
/** Orders that wait for the buyer, so that the list of pending invoices has some. */
const FINISHED = 4;
/** The completed loads that are a subscriber's sales: the first one is older than a month, so its credits have lapsed. */
const subscriberSales: readonly number[] = [65, 110];
const requests: readonly (readonly [PlannedEnd, string, string])[] = [
  ['gradingRequest', 'subscriber@corner.test', 'Corner grading session'],
  ['gradingRequest', 'partner@gulfcoast.test', 'Gulf Coast grading session'],
  ['gradingRequest', 'partner@bayshore.test', 'Bayshore grading session'],
  ['quoteRequest', 'subscriber@corner.test', 'Corner quote'],
  ['quoteRequest', 'partner@gulfcoast.test', 'Gulf Coast quote'],
  ['quoteRequest', 'partner@bayshore.test', 'Bayshore quote'],
];
const kinds = ['weekly', 'yard pickup', 'walk-in', 'drop-off', 'shop pickup', 'mixed box'] as const;

/** The key of the load that is made last. */
export const LAST_KEY = `request ${requests.length}`;

/** Plans the loads over these customers: 120 completed over the last 90 days by date, some finished, 30 open ones. */
export function planLoads(customers: readonly CompanyCopy[], context: SeedContext): PlannedLoad[] {
  const plan = (end: PlannedEnd, number: number, days: number) =>
    planForCustomer(`${end} ${number}`, { end, days, customers, context });
  const completed = numbers(COMPLETED).map((number) => {
    const days = Math.max(1, Math.round(((COMPLETED - number + 0.5) * PERIOD_DAYS) / COMPLETED));
    const planned = plan('completed', number, days);
    return subscriberSales.includes(number) ? asSubscriberSale(planned, context) : planned;
  });
  return [
    ...completed.sort((one, other) => other.days - one.days || one.hour - other.hour),
    ...numbers(FINISHED).map((number) => plan('finished', number, number)),
    ...numbers(QUOTES).map((number) => plan('quote', number, number % 6)),
    ...numbers(CARTS).map((number) => plan('cart', number, number % 6)),
    ...requests.map(([end, seller, loadName], index) => ({
      ...plan(end, index + 1, index % 3),
      key: `request ${index + 1}`,
      loadName,
      seller,
      companyId: null,
    })),
  ];
}

function planForCustomer(
  key: string,
  {
    end,
    days,
    customers,
    context,
  }: { end: PlannedEnd; days: number; customers: readonly CompanyCopy[]; context: SeedContext },
): PlannedLoad {
  const random = context.random(key);
  const customer = pick(customers, random);
  return {
    key,
    end,
    loadName: `${shortName(customer)} ${pick(kinds, random)} ${weekOf(context.at(days))}`,
    companyId: customer.companyId,
    seller: null,
    days,
    hour: 13 + Math.floor(random() * 8),
    minute: Math.floor(random() * 60),
    budget: Math.round(850 * 8 ** (random() ** 1.3)),
    discount: discountOf(random()),
  };
}

/** A grading session that a subscriber asked for: its sale earns credits. */
function asSubscriberSale(planned: PlannedLoad, context: SeedContext): PlannedLoad {
  const loadName = `Corner weekly ${weekOf(context.at(planned.days))}`;
  return { ...planned, loadName, companyId: null, seller: 'subscriber@corner.test' };
}

/** Now and then a mark-down of up to 3 %, seldom a markup of 1 %. */
function discountOf(draw: number): number {
  if (draw < 0.18) return -1 - Math.round((draw / 0.18) * 4) / 2;
  return draw < 0.22 ? 1 : 0;
}

/** The first word of a company's name, or two when the first is short. */
function shortName({ companyName }: CompanyCopy): string {
  const words = companyName.split(' ');
  return words.slice(0, (words[0]?.length ?? 0) > 3 ? 1 : 2).join(' ');
}

/** The week of the year, from 1. */
function weekOf(date: Date): number {
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((date.getTime() - newYear) / (7 * 24 * 3_600_000));
}

function pick<T>(values: readonly T[], random: () => number): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

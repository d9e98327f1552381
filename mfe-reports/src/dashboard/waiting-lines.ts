import type { DashboardSummary } from '@washcoat/contract-reporting';
import { formatCount, formatDate, formatMoney, formatNumber, formatOunces } from '@washcoat/ui';

/** Something that somebody should look at first today: why it is there, and the page that it leads to. */
export interface WaitingLine {
  id: 'requests' | 'finished' | 'settlements' | 'booking' | 'overdue' | 'unpaid';
  title: string;
  detail: string;
  /** What it comes to, for those who see sums. */
  value?: string;
  action: string;
  /** With the list that stands behind the number. */
  path: string;
  tone: 'warning' | 'danger' | 'info' | 'neutral';
}

/** Pages that lines lead to, as their manifests spell them. */
export const waitingPages = {
  carts: '/loads/active-load',
  pending: '/invoices/pending',
  invoices: '/invoices/settled',
  settlements: '/settlement/open',
  analysis: '/settlement/analysis/:settlementId/:tab?',
} as const;

/** How far pieces that were counted may lie from those that were booked, percent: beyond, it waits for somebody. */
export const BOOKED_WELL_PERCENT = 2;

/** Where what was booked for a settlement stands beside what was received and processed. */
export const analysisOf = (settlementId: string): string => `/settlement/analysis/${settlementId}`;

type PageName = keyof typeof waitingPages;

const were = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
const money = (value: number | undefined) => (value === undefined ? undefined : formatMoney(value));

/** The lines of a day, the most pressing first; one whose page is not offered is left out. */
export function waitingLines(
  { carts, unpaid, ouncesDue, booking }: Pick<DashboardSummary, 'carts' | 'unpaid' | 'ouncesDue' | 'booking'>,
  isOffered: (page: PageName) => boolean,
): WaitingLine[] {
  return [
    ...(carts && isOffered('carts') ? cartLines(carts) : []),
    ...(carts && isOffered('pending') ? finishedLines(carts) : []),
    ...(ouncesDue && isOffered('settlements') ? settlementLines(ouncesDue) : []),
    ...(booking && isOffered('analysis') ? bookingLines(booking) : []),
    ...(unpaid && isOffered('invoices') ? unpaidLines(unpaid) : []),
  ];
}

function cartLines({ waiting, open, oldest }: NonNullable<DashboardSummary['carts']>): WaitingLine[] {
  if (!waiting) return [];
  const named = oldest ? [oldest.companyName, oldest.loadName].filter(Boolean).join(', ') : '';
  return [
    {
      ...{ id: 'requests', tone: 'warning', action: 'Open carts' },
      title: were(waiting, 'cart waits for a buyer', 'carts wait for a buyer'),
      detail: oldest
        ? `Oldest: ${named}, since ${formatDate(oldest.since, 'recent')}`
        : `${formatCount(open, 'cart')} open`,
      path: `${waitingPages.carts}?tab=request`,
    },
  ];
}

function finishedLines({ finished }: NonNullable<DashboardSummary['carts']>): WaitingLine[] {
  if (!finished.orders) return [];
  return [
    {
      ...{ id: 'finished', tone: 'info', action: 'Open orders', path: waitingPages.pending },
      title: were(finished.orders, 'finished order waits', 'finished orders wait'),
      detail: 'Their sellers are done; a buyer completes them',
      value: money(finished.spend),
    },
  ];
}

/** One settlement that is due leads to itself, several to their list. */
function settlementLines(due: NonNullable<DashboardSummary['ouncesDue']>): WaitingLine[] {
  const { settlements, overdue, first, amount, metals, withoutTerms = 0 } = due;
  if (!first) return [];
  const openOz = formatOunces(metals.reduce((sum, each) => sum + each.openOz, 0));
  const dueDate = formatDate(first.metalDueDate, 'day');
  const isOne = settlements === 1;
  const ofOne = withoutTerms ? 'terms missing' : `${openOz} oz open`;
  const ofAll = withoutTerms ? `, terms of ${withoutTerms} missing` : '';
  return [
    {
      ...{ id: 'settlements', tone: overdue ? 'danger' : 'info', value: money(amount) },
      title: isOne
        ? `Settlement ${first.settlementNo} is due for completion`
        : `${formatNumber(settlements)} settlements are due for completion`,
      detail: isOne
        ? `${first.companyName}, metal due ${dueDate}, ${ofOne}`
        : `First: ${first.settlementNo}, ${first.companyName}, metal due ${dueDate}; ${openOz} oz open in all${ofAll}`,
      action: isOne ? 'Continue' : 'Open settlements',
      path: isOne ? `${waitingPages.settlements}/create/${first.settlementId}` : waitingPages.settlements,
    },
  ];
}

/** The settlement that was received most otherwise than it was booked. */
function bookingLines({ facilities }: NonNullable<DashboardSummary['booking']>): WaitingLine[] {
  const off = facilities
    .filter(({ furthest }) => furthest.offPercent > BOOKED_WELL_PERCENT)
    .sort((one, other) => other.furthest.offPercent - one.furthest.offPercent);
  const [first, ...others] = off;
  if (!first) return [];
  const { furthest, facility } = first;
  const { settlementNo, companyName, expectedPieces, receivedPieces } = furthest;
  const { expectedPounds } = furthest;
  const pounds = (weight: number) => formatNumber(weight, 2);
  const booked = expectedPounds === undefined ? '' : `expected ${pounds(expectedPounds)}, `;
  const rest = others.length ? `; ${formatCount(others.length, 'facility')} more` : '';
  return [
    {
      ...{ id: 'booking', tone: 'warning', action: 'Compare', path: analysisOf(furthest.settlementId) },
      title: `Settlement ${settlementNo} was received ${formatNumber(furthest.offPercent, 1)} % off its booking`,
      detail: `${[companyName, facility].filter(Boolean).join(', ')}: ${formatNumber(receivedPieces)} of ${formatNumber(expectedPieces)} pieces; lb ${booked}received ${pounds(furthest.receivedPounds)}, processed ${pounds(furthest.processedPounds)}${rest}`,
    },
  ];
}

/** What is over thirty days is pressing; where nothing is, what is open at all is one quiet line. */
function unpaidLines(unpaid: NonNullable<DashboardSummary['unpaid']>): WaitingLine[] {
  const { ages, invoices, balance, largest } = unpaid;
  if (!invoices) return [];
  const late = ages.filter(({ age }) => age !== 'upTo30');
  const count = late.reduce((sum, each) => sum + each.invoices, 0);
  const named = largest && `${largest.invoiceNo}, ${largest.companyName}`;
  const action = 'Open invoices';
  if (!count) {
    return [
      {
        ...{ id: 'unpaid', tone: 'neutral', detail: named ? `Largest: ${named}` : 'Oldest first', action },
        title: were(
          invoices,
          'invoice is unpaid, for 30 days at most',
          'invoices are unpaid, for 30 days at most',
        ),
        value: money(balance),
        path: `${waitingPages.invoices}?age=upTo30`,
      },
    ];
  }
  return [
    {
      ...{
        id: 'overdue',
        tone: 'danger',
        detail: named ? `Largest of them: ${named}` : 'Oldest first',
        action,
      },
      title: `${formatNumber(count)} of ${formatCount(invoices, 'unpaid invoice')} ${count === 1 ? 'is' : 'are'} over 30 days`,
      path: `${waitingPages.invoices}?paid=open&sort=dueDays.desc`,
    },
  ];
}

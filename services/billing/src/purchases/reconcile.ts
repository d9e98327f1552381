import { everyRow, inBatches, keysetPageOf, type Service } from '@washcoat/service-kit';
import type { CardProvider, ProviderPayment } from '../provider/card-provider';
import { compareBills } from '../renewals/compare-bills';
import { compareRenewals } from '../renewals/compare-renewals';
import { owedEnds } from '../renewals/end-renewal';
import { givenUpEvents, processEvent } from '../webhooks/process-events';
import { byAge } from './by-age';
import { lookupsDueBack } from './purchase';
import { PurchaseModel, type PurchaseRecord } from './purchase.model';
import { findByPayment, findByPayments } from './purchase.repository';
import { settlePurchase } from './settle-purchase';

const { columns: p } = PurchaseModel;
/** So many payments are compared at once, as many as the provider lists on a page. */
const PAGE = 100;
const BY_AGE = byAge('purchase_id');

/** Something that the ledger and the provider do not say alike. */
export interface Difference {
  what: string;
  /** Whether bringing the purchase to what the provider says takes it away, and takes nothing from anybody. */
  isSafe: boolean;
  isRepaired: boolean;
}

export interface Reconciliation {
  payments: number;
  purchases: number;
  differences: readonly Difference[];
}

/**
 * Compares what was bought since a moment with what the provider says of its payments. What the provider took and the
 * ledger does not have, and what it gave back and the ledger still has, is settled when `isRepairing`; an amount that
 * differs, a payment of nothing and a grant without a payment are only named: a person has to look at them. The bills of
 * renewals are compared as well, their payments by what they paid, and which of them run. All lists are read page by page, and the purchases
 * of a page at once.
 */
export async function reconcile(
  service: Service,
  provider: CardProvider,
  { since, isRepairing }: { since: Date; isRepairing: boolean },
): Promise<Reconciliation> {
  // The bills first: what is paid by them is here then, and may have been given back since.
  const bills = await compareBills(service, provider, { since, isRepairing });
  const differences: Difference[] = [...bills.differences];
  const seen = new Set<string>();
  let payments = 0;
  for await (const page of inBatches(provider.payments(since), PAGE)) {
    payments += page.length;
    const purchaseOf = await findByPayments(service.database, page);
    for (const payment of page) {
      seen.add(payment.intentId);
      if (bills.namedIntents.has(payment.intentId)) continue;
      if (!differenceOf(purchaseOf(payment), payment)) continue;
      const found = await differenceNow(service, provider, payment, isRepairing);
      if (found) differences.push(found);
    }
  }
  const { purchases, unpaid } = await withoutPayments(service, provider, since, {
    intents: seen,
    bills: bills.withoutPayment,
  });
  return {
    payments,
    purchases,
    differences: [
      ...differences,
      ...unpaid,
      ...(await strangeGrants(service, since)),
      ...(await grantsOfNothing(service, since)),
      ...(await compareRenewals(service, provider, isRepairing)),
      ...(await untold(service)),
      ...(await notFollowed(service, provider, isRepairing)),
    ],
  };
}

/**
 * What differs when both are asked once more: a purchase that went on while the pages were read is no difference.
 * Repairs it where it is asked to and may.
 */
async function differenceNow(
  service: Service,
  provider: CardProvider,
  listed: ProviderPayment,
  isRepairing: boolean,
): Promise<Difference | null> {
  const payment = (await provider.find(listed.intentId)) ?? listed;
  const purchase = await findByPayment(service.database, listed);
  const found = differenceOf(purchase, payment);
  if (!found) return null;
  const isRepaired = isRepairing && found.isSafe && purchase !== undefined;
  if (isRepaired) await repair(service, purchase, payment);
  return { ...found, isRepaired };
}

/** How many purchases were begun since a moment, and those that were granted for money nobody knows of. */
async function withoutPayments(
  { database }: Service,
  provider: CardProvider,
  since: Date,
  seen: Seen,
): Promise<{ purchases: number; unpaid: Difference[] }> {
  const bought = () => PurchaseModel.query(database).select('purchase.*').where(p.createdAt, '>=', since);
  const rows = everyRow((page) => keysetPageOf(database, bought(), page, BY_AGE));
  let purchases = 0;
  const unpaid: Difference[] = [];
  for await (const purchase of rows) {
    purchases++;
    const found = await withoutPayment(provider, purchase, seen);
    if (found) unpaid.push({ ...found, isRepaired: false });
  }
  return { purchases, unpaid };
}

/** What was seen at the provider: payments, and bills that were paid without one. */
interface Seen {
  intents: ReadonlySet<string>;
  bills: ReadonlySet<string>;
}

type Found = Omit<Difference, 'isRepaired'>;
const strange = (what: string): Found => ({ what, isSafe: false });
const ofNothing = ({ intentId, amount, status }: ProviderPayment) =>
  `The provider has the payment ${intentId} of ${amount} cents, ${status}, of a purchase that is not here.`;

/** What differs; nothing of a payment that names no purchase and is of none: it is of somebody else. */
function differenceOf(purchase: PurchaseRecord | undefined, payment: ProviderPayment): Found | null {
  if (!purchase) return payment.purchaseId === null ? null : strange(ofNothing(payment));
  const { purchaseId, amountCents, status } = purchase;
  if (payment.amount !== amountCents)
    return strange(
      `The purchase ${purchaseId} is of ${amountCents} cents, its payment of ${payment.amount}.`,
    );
  if (payment.status === 'succeeded' && status !== 'granted')
    return {
      what: `The purchase ${purchaseId} was paid and is ${status}: its lookups are missing.`,
      isSafe: true,
    };
  if (payment.status !== 'succeeded' && status === 'granted')
    return strange(`The purchase ${purchaseId} is granted, but its payment is ${payment.status}.`);
  if (payment.refunded !== purchase.refundedCents || payment.dispute !== purchase.dispute)
    return {
      what: `Of the purchase ${purchaseId} ${payment.refunded} cents were given back, dispute ${payment.dispute ?? 'none'}: ${lookupsDueBack(purchase, payment)} lookups are due, ${purchase.lookupsDueBack} are noted.`,
      isSafe: true,
    };
  return null;
}

async function repair(service: Service, purchase: PurchaseRecord, payment: ProviderPayment): Promise<void> {
  await service.inTransaction({ author: 'Reconciliation' }, (unit) =>
    settlePurchase(unit, purchase.purchaseId, payment, service.platform.timezone),
  );
}

/** What was granted for money that the provider knows nothing of. One that is merely older is asked for by itself. */
async function withoutPayment(
  provider: CardProvider,
  { purchaseId, intentId, paymentKey, status, amountCents }: PurchaseRecord,
  { intents, bills }: Seen,
): Promise<Found | null> {
  if (status !== 'granted' || amountCents === 0) return null;
  if (intentId === null ? bills.has(paymentKey) : intents.has(intentId)) return null;
  const payment = intentId ? await provider.find(intentId) : null;
  if (payment?.status === 'succeeded') return null;
  return strange(
    `The purchase ${purchaseId} is granted for ${amountCents} cents that the provider did not take.`,
  );
}

/** What the provider told and could not be followed, until it was given up; a repair tries it once more. */
async function notFollowed(
  service: Service,
  provider: CardProvider,
  isRepairing: boolean,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const event of await givenUpEvents(service.database)) {
    const { eventId, kind, attempts, problem } = event;
    found.push({
      what: `The event ${eventId} (${kind}) was given up after ${attempts} times: ${problem ?? ''}`,
      isSafe: true,
      isRepaired: isRepairing && (await processEvent(service, provider, event)),
    });
  }
  return found;
}

/** Ends of renewals that the provider was not told: it goes on charging them. */
async function untold({ database }: Service): Promise<Difference[]> {
  const renewals = await owedEnds(database);
  return renewals.map(({ renewalId, providerId }) => ({
    ...strange(
      `The renewal ${renewalId} has ended here, and the provider was not told: it charges ${providerId} on.`,
    ),
    isRepaired: false,
  }));
}

/** Lookups in the ledger for something that nobody bought. */
async function grantsOfNothing({ database }: Service, since: Date): Promise<Difference[]> {
  const { rows } = await database.raw<{ rows: { source_id: string; user_id: string; given: string }[] }>(
    `select source_id, user_id, sum(change) as given from credit_ledger
     where reason = 'purchase' and at >= :since
       and not exists (select 1 from subscription where subscription_id = source_id)
     group by source_id, user_id`,
    { since },
  );
  return rows.map(({ source_id: id, user_id: userId, given }) => ({
    ...strange(
      `The ledger has ${given} lookups of user ${userId} for the purchase ${id}, which is not here.`,
    ),
    isRepaired: false,
  }));
}

/** Purchases whose lookups in the ledger are not those that were bought. */
async function strangeGrants({ database }: Service, since: Date): Promise<Difference[]> {
  const { rows } = await database.raw<{
    rows: { purchase_id: string; lookup_count: number; given: string }[];
  }>(
    `select purchase_id, lookup_count, coalesce(sum(change), 0) as given
     from purchase left join credit_ledger on source_id = purchase_id and reason = 'purchase'
     where status = 'granted' and created_at >= :since
     group by purchase_id, lookup_count having coalesce(sum(change), 0) <> lookup_count`,
    { since },
  );
  return rows.map(({ purchase_id: id, lookup_count: bought, given }) => ({
    ...strange(`The purchase ${id} has ${given} of its ${bought} lookups in the ledger.`),
    isRepaired: false,
  }));
}

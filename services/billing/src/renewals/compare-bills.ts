import { inBatches, type Service } from '@washcoat/service-kit';
import { subDays } from 'date-fns/subDays';
import type { Knex } from 'knex';
import type { CardProvider, ProviderBill } from '../provider/card-provider';
import { PurchaseModel, type PurchaseRecord } from '../purchases/purchase.model';
import type { Difference } from '../purchases/reconcile';
import { followBillOf } from './follow-renewal';
import { RenewalModel, type RenewalRecord } from './renewal.model';

const { columns: p } = PurchaseModel;
const { columns: r } = RenewalModel;
const PAGE = 100;
/** A bill that was made so long before a moment may be paid after it: the provider tries it for weeks. */
const TRIED_DAYS = 60;

export interface ComparedBills {
  differences: readonly Difference[];
  /** Payments of bills that were named and not repaired: they are named once. */
  namedIntents: ReadonlySet<string>;
  /** Bills that were paid without a payment, by what the provider owed its customer. */
  withoutPayment: ReadonlySet<string>;
}

/**
 * Compares the bills of renewals that are paid at the provider with what was bought by them. A bill that is paid and whose
 * lookups are missing is followed when `isRepairing`; one of another amount, and one of a renewal of this product that is
 * not here, are only named.
 */
export async function compareBills(
  service: Service,
  provider: CardProvider,
  { since, isRepairing }: { since: Date; isRepairing: boolean },
): Promise<ComparedBills> {
  const from = new Date(Math.max(0, subDays(since, TRIED_DAYS).getTime()));
  const differences: Difference[] = [];
  const [namedIntents, withoutPayment] = [new Set<string>(), new Set<string>()];
  for await (const page of inBatches(provider.paidBills(from), PAGE)) {
    const knownOf = await findKnown(service.database, page);
    for (const bill of page) {
      if (bill.intentId === null) withoutPayment.add(bill.billId);
      if (!differenceOf(knownOf(bill), bill)) continue;
      const found = await differenceNow(service, provider, bill, isRepairing);
      if (!found) continue;
      differences.push(found);
      if (!found.isRepaired && bill.intentId !== null) namedIntents.add(bill.intentId);
    }
  }
  return { differences, namedIntents, withoutPayment };
}

/** What is here of a bill. */
interface Known {
  renewal: RenewalRecord | undefined;
  purchase: PurchaseRecord | undefined;
}

/** What is here of some bills, asked for at once. */
async function findKnown(
  database: Knex,
  bills: readonly ProviderBill[],
): Promise<(bill: ProviderBill) => Known> {
  const renewals = await RenewalModel.query(database).whereIn(
    r.providerId,
    bills.map(({ providerId }) => providerId),
  );
  const purchases = await PurchaseModel.query(database).whereIn(
    p.paymentKey,
    bills.map(({ billId }) => billId),
  );
  const renewalBy = new Map(renewals.map((renewal) => [renewal.providerId, renewal]));
  const purchaseBy = new Map(purchases.map((purchase) => [purchase.paymentKey, purchase]));
  return ({ providerId, billId }) => ({
    renewal: renewalBy.get(providerId),
    purchase: purchaseBy.get(billId),
  });
}

/** What differs when both are asked once more: what was followed while the bills were read is no difference. */
async function differenceNow(
  service: Service,
  provider: CardProvider,
  listed: ProviderBill,
  isRepairing: boolean,
): Promise<Difference | null> {
  const bill = (await provider.findBill(listed.billId)) ?? listed;
  const found = differenceOf((await findKnown(service.database, [bill]))(bill), bill);
  if (!found) return null;
  const isFollowed =
    isRepairing && found.isSafe && (await followBillOf(service, provider, bill.billId)) === null;
  return { ...found, isRepaired: isFollowed };
}

function differenceOf(
  { renewal, purchase }: Known,
  { billId, providerId, renewalId, amount, isPaid }: ProviderBill,
): Omit<Difference, 'isRepaired'> | null {
  if (!isPaid) return null;
  if (purchase && purchase.amountCents !== amount)
    return {
      what: `The purchase ${purchase.purchaseId} is of ${purchase.amountCents} cents, its bill ${billId} of ${amount}.`,
      isSafe: false,
    };
  if (purchase?.status === 'granted') return null;
  const bill = `The bill ${billId} of ${amount} cents`;
  if (renewal)
    return {
      what: `${bill} of the renewal ${renewal.renewalId} was paid and is ${purchase?.status ?? 'not here'}: its lookups are missing.`,
      isSafe: true,
    };
  // Of somebody else who charges by the same provider.
  if (renewalId === null && !purchase) return null;
  return { what: `${bill} was paid for the renewal ${providerId}, which is not here.`, isSafe: false };
}

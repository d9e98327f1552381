import { isId } from '@washcoat/contract-kernel';
import { everyRow, inBatches, keysetPageOf, type Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { CardProvider, RunningRenewal } from '../provider/card-provider';
import { byAge } from '../purchases/by-age';
import { PurchaseModel } from '../purchases/purchase.model';
import type { Difference } from '../purchases/reconcile';
import { tellOfEnd } from './end-renewal';
import { endAsTold } from './follow-renewal';
import { RenewalModel, type RenewalRecord } from './renewal.model';

const { columns: p } = PurchaseModel;
const { columns: r } = RenewalModel;
const PAGE = 100;
const BY_AGE = byAge('renewal_id');

/**
 * Compares the renewals that run here with those that the provider charges. One that has ended there, or here, is ended on
 * both sides when `isRepairing`; one that either side does not know is only named. What is owed to the provider is told
 * elsewhere, and what is just being begun is no difference.
 */
export async function compareRenewals(
  service: Service,
  provider: CardProvider,
  isRepairing: boolean,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const running = new Set<string>();
  for await (const page of inBatches(provider.runningRenewals(), PAGE))
    for (const [renewal, known] of await withKnown(service.database, page)) {
      running.add(renewal.providerId);
      const found = await chargedOn(provider, renewal, known, isRepairing);
      if (found) differences.push(found);
    }
  const here = () =>
    RenewalModel.query(service.database)
      .select('renewal.*')
      .whereNot(r.status, 'ended')
      .whereNotNull(r.providerId);
  for await (const renewal of everyRow((page) => keysetPageOf(service.database, here(), page, BY_AGE))) {
    const { providerId } = renewal;
    if (providerId === null || running.has(providerId) || !provider.owns(providerId)) continue;
    const found = await notCharged(service, provider, { ...renewal, providerId }, isRepairing);
    if (found) differences.push(found);
  }
  return differences;
}

/** What is here of a renewal of the provider. */
interface Known {
  renewal: RenewalRecord | undefined;
  /** It is being begun, and written down as soon as the provider has answered. */
  isBeginning: boolean;
}

/** What is here of some renewals of the provider, asked for at once; those of somebody else are left out. */
async function withKnown(
  database: Knex,
  page: readonly RunningRenewal[],
): Promise<[{ providerId: string; renewalId: string | null }, Known][]> {
  const asked = page.map(({ providerId, renewalId }) => ({
    providerId,
    renewalId: renewalId !== null && isId(renewalId) ? renewalId : null,
  }));
  const ids = asked.flatMap(({ renewalId }) => renewalId ?? []);
  const renewals = await RenewalModel.query(database)
    .whereIn(
      r.providerId,
      asked.map(({ providerId }) => providerId),
    )
    .orWhereIn(r.renewalId, ids);
  const beginning = await PurchaseModel.query(database)
    .where({ [p.renews]: true, [p.renewalId]: null })
    .whereIn(p.purchaseId, ids);
  const begins = new Set(beginning.map(({ purchaseId }) => purchaseId));
  return asked.map((each) => {
    const renewal =
      renewals.find(({ providerId }) => providerId === each.providerId) ??
      renewals.find(({ renewalId }) => renewalId === each.renewalId);
    const isBeginning = each.renewalId !== null && begins.has(each.renewalId);
    return [each, { renewal, isBeginning: isBeginning || Boolean(renewal?.begunAgainAt) }];
  });
}

/** A renewal that the provider charges, and that does not run here. */
async function chargedOn(
  provider: CardProvider,
  { providerId, renewalId }: RunningRenewal,
  { renewal, isBeginning }: Known,
  isRepairing: boolean,
): Promise<Difference | null> {
  if (isBeginning || (!renewal && renewalId === null)) return null;
  const isOurs = renewal?.providerId === providerId;
  if (isOurs && (renewal.status !== 'ended' || renewal.endOwed)) return null;
  if ((await provider.hasEnded(providerId)) !== false) return null;
  if (isOurs)
    return {
      what: `The renewal ${renewal.renewalId} has ended here, and the provider charges ${providerId} on.`,
      isSafe: true,
      isRepaired: isRepairing && (await tellOfEnd(provider, renewal)),
    };
  const which = renewal ? `beside ${renewal.providerId ?? 'none'}` : 'which is not here';
  return {
    what: `The provider charges ${providerId} for the renewal ${renewal?.renewalId ?? renewalId}, ${which}.`,
    ...{ isSafe: false, isRepaired: false },
  };
}

/** A renewal that runs here, and that the provider does not charge. One that began meanwhile is no difference. */
async function notCharged(
  service: Service,
  provider: CardProvider,
  { renewalId, providerId }: RenewalRecord & { providerId: string },
  isRepairing: boolean,
): Promise<Difference | null> {
  const hasEnded = await provider.hasEnded(providerId);
  if (hasEnded === false) return null;
  if (hasEnded === null)
    return {
      what: `The renewal ${renewalId} runs here, and the provider does not know ${providerId}.`,
      ...{ isSafe: false, isRepaired: false },
    };
  const now = await RenewalModel.query(service.database).findById(renewalId);
  if (now?.providerId !== providerId || now.status === 'ended') return null;
  if (isRepairing)
    await service.inTransaction({ author: 'Reconciliation' }, (unit) => endAsTold(unit, providerId));
  return {
    what: `The renewal ${renewalId} runs here, and has ended at the provider: ${providerId} is charged no more.`,
    ...{ isSafe: true, isRepaired: isRepairing },
  };
}

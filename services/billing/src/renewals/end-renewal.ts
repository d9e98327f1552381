import type { Service, UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { RenewalModel, type RenewalRecord } from './renewal.model';

const { columns: r } = RenewalModel;
const AT_ONCE = 50;

/**
 * Ends a renewal. What the provider was not told yet it is told later, as long as that takes: it would go on charging.
 * One that has ended stays as it is.
 */
export async function endRenewal(
  { trx, now, audit }: UnitOfWork,
  renewal: RenewalRecord,
  isTold = false,
): Promise<void> {
  const { renewalId, providerId } = renewal;
  // One that was to begin again does not.
  await RenewalModel.query(trx).findById(renewalId).patch({ begunAgainAt: null });
  const ended = await RenewalModel.query(trx)
    .findById(renewalId)
    .whereNot(r.status, 'ended')
    .patch({ status: 'ended', nextAt: null, endedAt: now, endOwed: providerId !== null && !isTold });
  if (ended) await audit({ action: 'end', entity: 'renewal', entityId: renewalId, before: renewal });
}

/**
 * Tells the provider that a renewal has ended. Answers whether it knows now: it does not while it is away, while no cards
 * are taken here, and while they are taken by another provider.
 */
export async function tellOfEnd(
  provider: CardProvider | null,
  { providerId }: Pick<RenewalRecord, 'providerId'>,
): Promise<boolean> {
  if (providerId === null) return true;
  if (!provider?.owns(providerId)) return false;
  try {
    await provider.endRenewal(providerId);
    return true;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return false;
    throw error;
  }
}

/** Tells the provider of the ends that it does not know of. */
export async function tellOfEnds({ database }: Service, provider: CardProvider | null): Promise<void> {
  if (!provider) return;
  for (const renewal of await owedEnds(database).limit(AT_ONCE)) {
    if (!(await tellOfEnd(provider, renewal))) continue;
    // Not one that was begun again meanwhile, by another id.
    await RenewalModel.query(database)
      .findById(renewal.renewalId)
      .where({ [r.providerId]: renewal.providerId })
      .patch({ endOwed: false });
  }
}

/** Renewals that have ended, and of whose end the provider does not know. */
export const owedEnds = (database: Knex) =>
  RenewalModel.query(database)
    .where({ [r.endOwed]: true })
    .orderBy(r.endedAt);

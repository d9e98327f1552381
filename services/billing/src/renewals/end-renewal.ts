import type { Service, UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { RenewalModel, type RenewalRecord } from './renewal.model';

const { columns: r } = RenewalModel;
const AT_ONCE = 50;

/** It does not begin again. */
export const notAgain = { begunAgainAt: null, begunAgainCard: null, begunAgainCustomer: null } as const;

/**
 * Ends a renewal. What the provider was not told yet it is told later, as long as that takes: it would go on charging.
 * One that has ended stays as it is. `isTold` says that the provider knows of the end of `renewal` as it was seen: where
 * it was begun again since, by another id, the provider knows nothing of that one.
 */
export async function endRenewal(
  { trx, now, audit }: UnitOfWork,
  renewal: RenewalRecord,
  isTold = false,
): Promise<void> {
  const { renewalId } = renewal;
  const found = await RenewalModel.query(trx).findById(renewalId).forUpdate();
  if (!found) return;
  // One that was to begin again does not.
  await RenewalModel.query(trx).findById(renewalId).patch(notAgain);
  if (found.status === 'ended') return;
  const { providerId } = found;
  const endOwed = providerId !== null && !(isTold && providerId === renewal.providerId);
  await RenewalModel.query(trx)
    .findById(renewalId)
    .patch({ status: 'ended', nextAt: null, endedAt: now, endOwed });
  await audit({ action: 'end', entity: 'renewal', entityId: renewalId, before: found });
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

/** Tells the provider of the ends that it does not know of; those that are owed to another one wait for that one. */
export async function tellOfEnds({ database }: Service, provider: CardProvider | null): Promise<void> {
  if (!provider) return;
  const owed = (await owedEnds(database)).filter(
    ({ providerId }) => providerId === null || provider.owns(providerId),
  );
  for (const renewal of owed.slice(0, AT_ONCE)) {
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

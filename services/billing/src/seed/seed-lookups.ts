import type { Service } from '@washcoat/service-kit';
import { seedId } from '@washcoat/service-kit/seed';
import { takeLookupCredit } from '../credits/take-credit';
import type { UserCopy } from '../users/user-copy.model';
import { lookedUpCodes } from './demonstration';

/** Lookups of one subscriber. */
export interface SeededLookups {
  user: UserCopy;
  /** Tells the series of lookups apart. */
  series: string;
  moments: readonly Date[];
}

/** Has a subscriber look up a converter at each moment, every one another converter, each paid as any lookup is. */
export async function seedLookups(service: Service, { user, series, moments }: SeededLookups): Promise<void> {
  const { userId, companyId } = user;
  if (!companyId) throw new Error(`The subscriber ${userId} has no company.`);
  for (const [index, now] of moments.entries()) {
    const oem = lookedUpCodes[index % lookedUpCodes.length] ?? '';
    const productId = seedId('looked-up', `${series} ${index}`);
    const lookupId = seedId('lookup', `${series} ${index}`);
    await service.inTransaction({ now }, (unit) =>
      takeLookupCredit(
        unit,
        { userId, companyId, productId, oem, lookupId, at: now.toISOString() },
        service.platform.timezone,
      ),
    );
  }
}

/** `count` moments spread evenly after `start` and before `end`. */
export function spread(start: Date, end: Date, count: number): Date[] {
  const step = (end.getTime() - start.getTime()) / (count + 1);
  return Array.from(
    { length: count },
    (_, index) => new Date(start.getTime() + Math.floor(step * (index + 1))),
  );
}

import type { Job, Service } from '@washcoat/service-kit';
import { publishCompany } from '../companies/company-changed';
import { CompanyModel, updateCompany } from '../companies/company.model';
import { publishFacility } from '../facilities/facility.commands';
import { updateFacility } from '../facilities/facility.model';

const EVERY_MS = 60_000;
const BATCH = 100;

interface Waiting {
  entity: 'company' | 'facility';
  entity_id: string;
}

/**
 * Tells other domains of facilities and companies that they know from before ids: a migration has noted which. Answers
 * how many there were.
 */
export async function republishNoted(service: Service): Promise<number> {
  return service.inTransaction({}, async (unit) => {
    const { trx, now } = unit;
    const waiting: Waiting[] = await trx('to_tell_again')
      .orderBy(['entity', 'entity_id'])
      .limit(BATCH)
      .forUpdate()
      .skipLocked();
    for (const { entity, entity_id } of waiting) {
      await trx('to_tell_again').where({ entity, entity_id }).delete();
      if (entity === 'company') {
        await publishCompany(unit, await updateCompany(trx, entity_id, {}, now));
        continue;
      }
      const row = await updateFacility(trx, entity_id, {}, now);
      const owner = await CompanyModel.query(trx).findById(row.parentCompanyId).throwIfNotFound();
      await publishFacility(unit, row, owner);
    }
    return waiting.length;
  });
}

/** The same as a job: for what an earlier version has told. */
export const republishing: Job = {
  name: 'tell-facilities-again',
  everyMs: EVERY_MS,
  async run(service) {
    while (await republishNoted(service));
  },
};

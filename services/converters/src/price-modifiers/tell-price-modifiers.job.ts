import type { Job, Service } from '@washcoat/service-kit';
import { PriceModifierModel, publishPriceModifier } from './price-modifier.records';

const EVERY_MS = 60_000;
const BATCH = 100;

/**
 * Tells other domains of price modifiers that were kept without telling: before anybody was told of one, or by an older
 * version of this service. The database notes which.
 */
export const tellPriceModifiers: Job = {
  name: 'tell-price-modifiers',
  everyMs: EVERY_MS,
  async run(service) {
    while (await tellNoted(service));
  },
};

/** Tells of the next of them, deleted ones too; answers how many there were. Copies of the service take turns. */
export function tellNoted(service: Service): Promise<number> {
  return service.inTransaction({}, async (unit) => {
    const { trx } = unit;
    // Locked are the modifiers and not the notes: who writes one holds it before its note.
    const waiting = await PriceModifierModel.query(trx)
      .whereRaw('price_modifier_id in (select price_modifier_id from price_modifier_to_tell)')
      .orderBy('price_modifier_id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked();
    for (const modifier of waiting) await publishPriceModifier(unit, modifier);
    return waiting.length;
  });
}

import {
  facilityPricing,
  familyPricing,
  globalDefaultsDetail,
  globalDefaultsEdit,
  metalHistory,
  modifierHistory,
  overrideModifierEdit,
  pricingAgain,
  pricingDetail,
  pricingDraftDelete,
  pricingEdit,
  pricingEffect,
  pricingSnapshots,
  staleOverrides,
} from '@washcoat/contract-converters';
import { read, write, type Route } from '@washcoat/service-kit';
import { listMetalDays } from '../pricing/metal-days';
import { openFacilities } from '../pricing/priced-facility';
import { listAppliedPricing, tryEarlierPricing } from './earlier-pricing';
import type { DraftEffects } from './effect-of-draft';
import { changesOf, coreChangeOf } from './entered-changes';
import { listModifierChanges } from './list-modifier-changes';
import { listStaleOverrides } from './list-stale-overrides';
import { findCoreValues } from './modifier-change.repository';
import { assertMayOpenTab, pricingSight } from './pricing-draft.policy';
import { lockStanding, readStanding } from './pricing-draft.repository';
import { discardDraft, setPricing } from './set-pricing';
import { presentDetail } from './standing.presenter';
import { listFacilityPricing, listFamilyPricing } from './tab-values';

const messageOf = ({ isPreview }: { isPreview: boolean }) =>
  isPreview ? 'Successfully updated the Preview Data' : 'Successfully edited Pricing';

/** The prices in force, the draft of each company, and how one becomes the other. */
export function pricingRoutes(timezone: string, effects: DraftEffects): readonly Route[] {
  return [
    read(pricingDetail, async ({ database, session }, { pricingType, isPreview = true }) => {
      if (pricingType) assertMayOpenTab(session, pricingType);
      const sight = pricingSight(session, pricingType);
      const [standing, own] = await Promise.all([
        readStanding(database, session),
        sight.facilities === 'own' ? openFacilities(database, session) : [],
      ]);
      return presentDetail(standing, session, { sight, isPreview, own });
    }),
    read(globalDefaultsDetail, async ({ database, session }) => {
      const { current } = await readStanding(database, session);
      return current.globalDefaults;
    }),
    read(facilityPricing, ({ database, session }) => listFacilityPricing(database, session)),
    read(familyPricing, ({ database, session }) => listFamilyPricing(database, session)),
    read(modifierHistory, ({ database, session }, input) => listModifierChanges(database, session, input)),
    read(pricingEffect, async ({ database, session }) => {
      const { current, draft } = await readStanding(database, session);
      return effects.of(database, { base: current, changes: draft?.changes ?? {} });
    }),
    read(metalHistory, async ({ database, now }, { days }) => ({
      list: await listMetalDays(database, { days, now, timezone }),
    })),
    read(pricingSnapshots, ({ database, session }, page) =>
      listAppliedPricing(database, session, page, timezone),
    ),
    read(staleOverrides, ({ database, session }, page) => listStaleOverrides(database, session, page)),
    write(pricingAgain, async (unit, asked) => {
      const { session } = unit;
      const standing = await lockStanding(unit.trx, session);
      await tryEarlierPricing(unit, session, { ...asked, standing, timezone });
      return { message: messageOf({ isPreview: true }), snapshotId: standing.current.snapshotId };
    }),
    write(pricingEdit, async (unit, entry) => {
      const { session } = unit;
      assertMayOpenTab(session, entry.pricingType);
      const standing = await lockStanding(unit.trx, session);
      const changes = await changesOf(unit.trx, session, standing, entry);
      const snapshotId = await setPricing(unit, session, { standing, changes, trial: entry, timezone });
      return { message: messageOf(entry), snapshotId };
    }),
    write(
      globalDefaultsEdit,
      async (unit, { isPreview, baseSnapshotId, draftTouchedAt, ...globalDefaults }) => {
        const { session } = unit;
        const standing = await lockStanding(unit.trx, session);
        const trial = { isPreview, baseSnapshotId, draftTouchedAt };
        const snapshotId = await setPricing(unit, session, {
          standing,
          changes: { globalDefaults },
          trial,
          timezone,
        });
        return { message: messageOf(trial), snapshotId };
      },
    ),
    write(
      overrideModifierEdit,
      async (unit, { overridesModifier, isPreview, baseSnapshotId, draftTouchedAt, ...sent }) => {
        const { session } = unit;
        const standing = await lockStanding(unit.trx, session);
        const trial = { isPreview, baseSnapshotId, draftTouchedAt };
        const changes = { overridesModifier, ...coreChangeOf(sent, await findCoreValues(unit.trx)) };
        const snapshotId = await setPricing(unit, session, { standing, changes, trial, timezone });
        return { message: messageOf(trial), snapshotId };
      },
    ),
    write(pricingDraftDelete, async (unit, { touchedAt }) => {
      const { session } = unit;
      await discardDraft(unit, session, { standing: await lockStanding(unit.trx, session), touchedAt });
      return { message: 'Deleted Successfully' };
    }),
  ];
}

import type { facilityPricing, familyPricing } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { namedValue } from '@washcoat/metals';
import type { Knex } from 'knex';
import { openFacilities } from '../pricing/priced-facility';
import { readFamilies } from '../product/catalogue-names.repository';
import { facilityValueIn } from './pricing-changes';
import { readStanding } from './pricing-draft.repository';
import { presentStanding } from './standing.presenter';

/** The percent of every facility that the user may see; 0 where nothing was set. */
export async function listFacilityPricing(
  database: Knex,
  session: Session,
): Promise<AnswerOf<typeof facilityPricing>> {
  const [standing, facilities] = await Promise.all([
    readStanding(database, session),
    openFacilities(database, session),
  ]);
  const { current, draft } = standing;
  return {
    ...presentStanding(standing, session),
    list: facilities.map(({ facilityId, name }) => {
      const tried = draft?.changes.facilities?.[facilityId];
      const value = facilityValueIn(current, { facilityId, name });
      return { facilityId, name, value, ...(tried && { previewValue: tried.value }) };
    }),
  };
}

/** What every family of the catalogue or of the prices is changed by; 0 where nothing was set. */
export async function listFamilyPricing(
  database: Knex,
  session: Session,
): Promise<AnswerOf<typeof familyPricing>> {
  const [standing, used] = await Promise.all([readStanding(database, session), readFamilies(database)]);
  const { current, draft } = standing;
  const { families = {}, familiesIsPercentage } = draft?.changes ?? {};
  const names = [...new Set([...used, ...Object.keys(current.families)])].filter(Boolean).sort();
  return {
    ...presentStanding(standing, session),
    isPercentage: current.familiesIsPercentage,
    ...(familiesIsPercentage !== undefined && { previewIsPercentage: familiesIsPercentage }),
    list: names.map((family) => {
      const previewValue = namedValue(families, family);
      const value = namedValue(current.families, family) ?? 0;
      return { family, value, ...(previewValue !== null && { previewValue }) };
    }),
  };
}

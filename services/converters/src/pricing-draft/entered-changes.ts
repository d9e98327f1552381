import { pricingTypes, type pricingEdit } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { METALS } from '@washcoat/metals';
import { badInput } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { Pricing } from '../pricing/apply-pricing';
import { openFacilities } from '../pricing/priced-facility';
import { readFamilies } from '../product/catalogue-names.repository';
import { changesTo } from './changes-to';
import { enteredFacilities } from './entered-facilities';
import { ouncesOf } from './entered-ounces';
import { assertOwnFields } from './own-fields';
import { withChanges, type CoreValues, type PricingChanges } from './pricing-changes';
import { assertMaySetParts, pricingSight } from './pricing-draft.policy';
import type { Standing } from './pricing-draft.repository';
import { presentParts } from './standing.presenter';

type Entry = InputOf<typeof pricingEdit>;
type Prices = Omit<Pricing, 'snapshotId'>;

/**
 * What a tab sent, as changes of the prices that are tried; what is as they have it is none. Throws 400 by field for what
 * the tab does not write, for families that are neither in the catalogue nor in the prices and for names of facilities
 * that mean none or several, 404 for a facility out of the user's scope, and 403 for a modifier of override prices
 * without its right.
 */
export async function changesOf(
  database: Knex,
  session: Session,
  { current, draft }: Standing,
  entry: Entry,
): Promise<PricingChanges> {
  const tried = withChanges(current, draft?.changes ?? {});
  const sight = pricingSight(session);
  const open = sight.facilities ? await openFacilities(database, session) : [];
  const read = [current, tried].map((prices) => presentParts(prices, { sight, own: open }));
  assertOwnFields(entry, read);
  if (entry.pricingType === pricingTypes.facilities) {
    const ground = { current, tried, open, read: read.map(({ abcPrice }) => abcPrice) };
    const facilities = enteredFacilities(entry.abcPrice ?? {}, ground);
    return Object.keys(facilities).length ? { facilities } : {};
  }
  const entered =
    entry.pricingType === pricingTypes.families
      ? await familyChanges(database, tried, entry.abcPrice ?? {})
      : globalChanges(session, { current, tried }, entry);
  return changesTo(tried, withChanges(tried, entered));
}

type AbcPrice = NonNullable<Entry['abcPrice']>;

function globalChanges(
  session: Session,
  { current, tried }: { current: Prices; tried: Prices },
  { marketPrice = {}, abcPrice = {}, globalDefaults }: Entry,
): PricingChanges {
  const { overridesModifier } = abcPrice;
  // Whoever may not read it is not to learn it by trying either.
  if (overridesModifier !== undefined) assertMaySetParts(session, ['overrides']);
  return {
    marketPrice: ouncesOf(marketPrice, { tried: tried.marketPrice, current: current.marketPrice }),
    hedge: ouncesOf(abcPrice, { tried: tried.hedge, current: current.hedge }),
    discount: discountsOf(abcPrice, tried),
    ...(overridesModifier !== undefined && { overridesModifier }),
    ...(globalDefaults && { globalDefaults }),
  };
}

async function familyChanges(
  database: Knex,
  tried: Prices,
  { families = {}, familiesIsPercentage }: AbcPrice,
): Promise<PricingChanges> {
  const there = new Set([...(await readFamilies(database)), ...Object.keys(tried.families)]);
  const strange = Object.keys(families).filter((family) => !there.has(family));
  if (strange.length) throw badInput({ families: `There is no family ${strange.join(', ')} any more.` });
  return { families, ...(familiesIsPercentage !== undefined && { familiesIsPercentage }) };
}

function discountsOf(abcPrice: AbcPrice, tried: Prices) {
  const discounts: PricingChanges['discount'] = {};
  for (const metal of METALS) {
    const [value, isPercentage] = [abcPrice[`${metal}Disc`], abcPrice[`${metal}DiscIsPercentage`]];
    if (value === undefined && isPercentage === undefined) continue;
    const before = tried.discount[metal];
    discounts[metal] = { value: value ?? before.value, isPercentage: isPercentage ?? before.isPercentage };
  }
  return discounts;
}

const coreFields = ['weight', 'ptPPM', 'pdPPM', 'rhPPM'] as const;

/** The reference piece as it becomes by what was sent of it; nothing when it stays. Throws 400 for half a first piece. */
export function coreChangeOf(
  sent: { [field in keyof CoreValues]?: number },
  known: CoreValues | null,
): Pick<PricingChanges, 'coreValues'> {
  const [weight, ptPPM, pdPPM, rhPPM] = coreFields.map((field) => sent[field] ?? known?.[field]);
  const isChanged = coreFields.some((field) => sent[field] !== undefined && sent[field] !== known?.[field]);
  if (!isChanged) return {};
  if (weight === undefined || ptPPM === undefined || pdPPM === undefined || rhPPM === undefined)
    throw badInput({ weight: 'Enter weight and all three assays of the piece' });
  return { coreValues: { weight, ptPPM, pdPPM, rhPPM } };
}

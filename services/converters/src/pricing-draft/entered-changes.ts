import { pricingTypes, type MetalEntry, type pricingEdit } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { METALS, pricePerOunce, roundTo, type Metal } from '@washcoat/metals';
import { badInput, notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { Pricing } from '../pricing/apply-pricing';
import { openFacilities } from '../pricing/priced-facility';
import { readFamilies } from '../product/catalogue-names.repository';
import type { CoreValues, PricingChanges } from './pricing-changes';

type Entry = InputOf<typeof pricingEdit>;
/** The prices in force as the draft has changed them so far. */
type Tried = Pick<Pricing, 'discount' | 'families'>;

/** Decimals of a price per ounce that was entered per kg. */
const OUNCE_DECIMALS = 4;

const ownFields = {
  [pricingTypes.global]: [
    'marketPrice',
    'abcPrice',
    'globalDefaults',
    'Oz',
    'Kg',
    'Disc',
    'DiscIsPercentage',
  ],
  [pricingTypes.facilities]: ['abcPrice', 'facilityValues'],
  [pricingTypes.families]: ['abcPrice', 'families', 'familiesIsPercentage'],
};

/**
 * What a tab sent, as changes of the prices that are tried. Throws 400 by field for what the tab does not write and for
 * families that are neither in the catalogue nor in the prices, and 404 for a facility out of the user's scope.
 */
export async function changesOf(
  database: Knex,
  session: Session,
  tried: Tried,
  entry: Entry,
): Promise<PricingChanges> {
  assertOwnFields(entry);
  const { marketPrice, abcPrice, globalDefaults } = entry;
  const { facilityValues, families, familiesIsPercentage } = abcPrice ?? {};
  return {
    ...(marketPrice && { marketPrice: ouncesOf(marketPrice) }),
    ...(abcPrice && { hedge: ouncesOf(abcPrice), discount: discountsOf(abcPrice, tried) }),
    ...(globalDefaults && { globalDefaults }),
    ...(facilityValues && { facilities: await named(database, session, facilityValues) }),
    ...(families && { families: await known(database, tried, families) }),
    ...(familiesIsPercentage !== undefined && { familiesIsPercentage }),
  };
}

function assertOwnFields({
  pricingType,
  isPreview: _preview,
  baseSnapshotId: _base,
  draftTouchedAt: _touched,
  ...sent
}: Entry): void {
  const own = ownFields[pricingType];
  const isOwn = (name: string) => own.includes(name.replace(/^(pt|pd|rh)/, '')) || own.includes(name);
  const names = [...Object.keys(sent), ...Object.keys(sent.abcPrice ?? {})];
  const strange = names.filter((name) => !isOwn(name));
  if (strange.length)
    throw badInput(Object.fromEntries(strange.map((name) => [name, `This tab does not change ${name}.`])));
}

function ouncesOf(entry: MetalEntry): Partial<Record<Metal, number>> {
  const prices: Partial<Record<Metal, number>> = {};
  for (const metal of METALS) {
    const [ounce, kg] = [entry[`${metal}Oz`], entry[`${metal}Kg`]];
    if (ounce !== undefined) prices[metal] = ounce;
    else if (kg !== undefined) prices[metal] = roundTo(pricePerOunce(kg), OUNCE_DECIMALS);
  }
  return prices;
}

function discountsOf(abcPrice: NonNullable<Entry['abcPrice']>, tried: Tried) {
  const discounts: PricingChanges['discount'] = {};
  for (const metal of METALS) {
    const [value, isPercentage] = [abcPrice[`${metal}Disc`], abcPrice[`${metal}DiscIsPercentage`]];
    if (value === undefined && isPercentage === undefined) continue;
    const before = tried.discount[metal];
    discounts[metal] = { value: value ?? before.value, isPercentage: isPercentage ?? before.isPercentage };
  }
  return discounts;
}

async function named(
  database: Knex,
  session: Session,
  values: readonly { facilityId: string; value: number }[],
): Promise<Record<string, { name: string; value: number }>> {
  const names = new Map(
    (await openFacilities(database, session)).map((each) => [each.facilityId, each.name]),
  );
  return Object.fromEntries(
    values.map(({ facilityId, value }) => {
      const name = names.get(facilityId);
      if (name === undefined) throw notFound('This facility');
      return [facilityId, { name, value }];
    }),
  );
}

async function known(
  database: Knex,
  tried: Tried,
  families: Record<string, number>,
): Promise<Record<string, number>> {
  const there = new Set([...(await readFamilies(database)), ...Object.keys(tried.families)]);
  const strange = Object.keys(families).filter((family) => !there.has(family));
  if (strange.length) throw badInput({ families: `There is no family ${strange.join(', ')} any more.` });
  return families;
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

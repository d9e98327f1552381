import type { Session } from '@washcoat/contract-entities';
import { namedValue } from '@washcoat/metals';
import { badInput, notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { Pricing } from '../pricing/apply-pricing';
import { openFacilities, type KnownFacility } from '../pricing/priced-facility';
import { facilityValueIn, type PricingChanges } from './pricing-changes';

type Tried = Pick<Pricing, 'facilities' | 'facilitiesById'>;

/** Percent of facilities by the id of each, and by its name. */
export interface EnteredFacilities {
  facilityValues?: readonly { facilityId: string; name?: string; value: number }[];
  facilities?: Readonly<Record<string, number>>;
}

/**
 * The facilities that get another percent than they have in the prices that are tried. A name means the one facility of
 * the user's scope that is called so, today or in those prices. Throws 404 for an id out of scope, and 400 by field for
 * a name that no facility or several have, and for a facility that is given two values.
 */
export async function enteredFacilities(
  database: Knex,
  session: Session,
  tried: Tried,
  { facilityValues = [], facilities = {} }: EnteredFacilities,
): Promise<NonNullable<PricingChanges['facilities']>> {
  const open = await openFacilities(database, session);
  const changes: NonNullable<PricingChanges['facilities']> = {};
  const mistakes = { facilityValues: [] as string[], facilities: [] as string[] };
  const set = (field: keyof typeof mistakes, { facilityId, name }: KnownFacility, value: number) => {
    if (changes[facilityId] && changes[facilityId].value !== value)
      mistakes[field].push(`${name} is given two values.`);
    else if (facilityValueIn(tried, { facilityId, name }) !== value) changes[facilityId] = { name, value };
  };
  for (const { facilityId, name, value } of facilityValues) {
    const facility = open.find((each) => each.facilityId === facilityId);
    const known = namedValue(tried.facilitiesById, facilityId);
    const isAsRead = known?.value === value && (name === undefined || name === known.name);
    if (isAsRead) continue;
    if (!facility) throw notFound('This facility');
    if (name !== undefined && name !== facility.name && name !== known?.name)
      mistakes.facilityValues.push(`${facility.name} is not called ${name}.`);
    set('facilityValues', facility, value);
  }
  for (const [name, value] of Object.entries(facilities)) {
    if (namedValue(tried.facilities, name) === value) continue;
    const [meant, ...others] = open.filter((each) => isCalled(each, name, tried));
    if (!meant) mistakes.facilities.push(`There is no facility ${name} that you may price.`);
    else if (others.length)
      mistakes.facilities.push(`Several facilities are called ${name}: give the one by its id.`);
    else set('facilities', meant, value);
  }
  const told = Object.entries(mistakes).flatMap(([field, each]) =>
    each.length ? [[field, each.join(' ')]] : [],
  );
  if (told.length) throw badInput(Object.fromEntries(told));
  return changes;
}

function isCalled({ facilityId, name }: KnownFacility, word: string, { facilitiesById }: Tried): boolean {
  const names = [name, namedValue(facilitiesById, facilityId)?.name];
  return names.some((each) => each?.toLowerCase() === word.toLowerCase());
}

import { namedValue } from '@washcoat/metals';
import { badInput, notFound } from '@washcoat/service-kit';
import type { Pricing } from '../pricing/apply-pricing';
import type { KnownFacility } from '../pricing/priced-facility';
import { facilityValueIn, type PricingChanges } from './pricing-changes';

type Prices = Pick<Pricing, 'facilities' | 'facilitiesById'>;
type Changes = NonNullable<PricingChanges['facilities']>;

/** Percent of facilities by the id of each, and by its name. */
export interface EnteredFacilities {
  facilityValues?: readonly { facilityId: string; name?: string; value: number }[];
  facilities?: Readonly<Record<string, number>>;
}

/** What an entry of facilities is held against. */
export interface FacilityGround {
  current: Prices;
  tried: Prices;
  /** The facilities in the scope of the user. */
  open: readonly KnownFacility[];
  /** Both prices as the user reads them. */
  read: readonly EnteredFacilities[];
}

/**
 * The facilities that get another percent than they have in the prices that are tried. A name means the one facility of
 * the user's scope that is called so, today, in those prices or in the prices in force. A percent as it was read gives way
 * to a new one of the same facility. Throws 404 for an id out of scope, and 400 by field for a name that no facility or
 * several have, and for a facility that is given two new values.
 */
export function enteredFacilities(entry: EnteredFacilities, ground: FacilityGround): Changes {
  const { open, read } = ground;
  const entered = new Map<KnownFacility, EnteredPercent[]>();
  const mistakes = { facilityValues: [] as string[], facilities: [] as string[] };
  const enter = (facility: KnownFacility, percent: EnteredPercent) =>
    entered.set(facility, [...(entered.get(facility) ?? []), percent]);
  for (const each of entry.facilityValues ?? []) {
    const facility = open.find(({ facilityId }) => facilityId === each.facilityId);
    if (!facility && isRead(each, read)) continue;
    if (!facility) throw notFound('This facility');
    if (each.name !== undefined && !namesOf(facility, ground).includes(each.name))
      mistakes.facilityValues.push(`${facility.name} is not called ${each.name}.`);
    enter(facility, { field: 'facilityValues', value: each.value });
  }
  for (const [name, value] of Object.entries(entry.facilities ?? {})) {
    const [meant, ...others] = open.filter((each) => isCalled(each, name, ground));
    if (isReadOfOthers({ name, value }, others.length ? undefined : meant, read)) continue;
    if (!meant) mistakes.facilities.push(`There is no facility ${name} that you may price.`);
    else if (others.length)
      mistakes.facilities.push(`Several facilities are called ${name}: give the one by its id.`);
    else enter(meant, { field: 'facilities', value });
  }
  const changes: Changes = {};
  for (const [facility, percents] of entered) {
    const [tried, current] = [ground.tried, ground.current].map((each) => facilityValueIn(each, facility));
    const fresh = percents.filter(({ value }) => value !== tried && value !== current);
    const two = fresh.find(({ value }) => value !== fresh[0]?.value);
    if (two) mistakes[two.field].push(`${facility.name} is given two values.`);
    // The draft stays where one says it and the other what is in force: so does an entry sent once more to apply it.
    const isTried = percents.some(({ value }) => value === tried);
    const value = fresh[0]?.value ?? (isTried ? tried : current);
    if (value !== undefined && value !== tried) changes[facility.facilityId] = { name: facility.name, value };
  }
  const told = Object.entries(mistakes).flatMap(([field, each]) =>
    each.length ? [[field, each.join(' ')]] : [],
  );
  if (told.length) throw badInput(Object.fromEntries(told));
  return changes;
}

interface EnteredPercent {
  field: keyof EnteredFacilities;
  value: number;
}

/** What a facility is called today, in the prices that are tried and in those in force. */
const namesOf = ({ facilityId, name }: KnownFacility, { current, tried }: FacilityGround) => [
  name,
  ...[tried, current].flatMap(({ facilitiesById }) => namedValue(facilitiesById, facilityId)?.name ?? []),
];

const isCalled = (facility: KnownFacility, word: string, ground: FacilityGround) =>
  namesOf(facility, ground).some((each) => each.toLowerCase() === word.toLowerCase());

type ById = NonNullable<EnteredFacilities['facilityValues']>[number];

const isRead = ({ facilityId, name, value }: ById, read: FacilityGround['read']) =>
  read.some(({ facilityValues = [] }) =>
    facilityValues.some(
      (each) => each.facilityId === facilityId && each.value === value && (name ?? each.name) === each.name,
    ),
  );

/** Whether a name and its percent are as they were read, and tell of no facility that the user can mean by it. */
const isReadOfOthers = (
  { name, value }: { name: string; value: number },
  meant: KnownFacility | undefined,
  read: FacilityGround['read'],
) =>
  read.some(({ facilities, facilityValues = [] }) => {
    if (namedValue(facilities, name) !== value) return false;
    const owners = facilityValues.filter((each) => each.name === name);
    return !meant || (owners.length > 0 && owners.every((each) => each.facilityId !== meant.facilityId));
  });

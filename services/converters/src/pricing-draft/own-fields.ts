import { pricingTypes, type pricingEdit } from '@washcoat/contract-converters';
import type { InputOf } from '@washcoat/contract-kernel';
import { badInput } from '@washcoat/service-kit';
import type { presentParts } from './standing.presenter';

type Entry = InputOf<typeof pricingEdit>;
type Parts = ReturnType<typeof presentParts>;

/** What each tab writes; those of metals without the metal. */
const ownFields = {
  [pricingTypes.global]: [
    'marketPrice',
    'globalDefaults',
    'overridesModifier',
    'Oz',
    'Kg',
    'Disc',
    'DiscIsPercentage',
  ],
  [pricingTypes.facilities]: ['facilities', 'facilityValues'],
  [pricingTypes.families]: ['families', 'familiesIsPercentage'],
};

/**
 * Throws 400 by field for what the tab does not write. `read` are the prices as the user reads them, in force and in the
 * draft: what is sent back as it was read changes nothing, whichever tab it is of.
 */
export function assertOwnFields(entry: Entry, read: readonly Parts[]): void {
  const own = ownFields[entry.pricingType];
  const isOwn = (name: string) => own.includes(name.replace(/^(pt|pd|rh)/, '')) || own.includes(name);
  const known = read.map(fieldsOf);
  const strange = [...fieldsOf(entry)].flatMap(([name, value]) =>
    isOwn(name) || known.some((fields) => isPartOf(fields.get(name), value)) ? [] : [name],
  );
  if (strange.length)
    throw badInput(Object.fromEntries(strange.map((name) => [name, `This tab does not change ${name}.`])));
}

const fieldsOf = ({ marketPrice, abcPrice, globalDefaults }: Partial<Parts> | Entry) =>
  new Map<string, unknown>(
    Object.entries({ marketPrice, globalDefaults, ...abcPrice }).filter(([, value]) => value !== undefined),
  );

/** Whether all that is sent stands in what was read. */
function isPartOf(read: unknown, sent: unknown): boolean {
  if (Array.isArray(sent))
    return sent.every((each) => Array.isArray(read) && read.some((one) => isPartOf(one, each)));
  if (typeof sent !== 'object' || sent === null) return sent === read;
  const values = new Map<string, unknown>(Object.entries(read ?? {}));
  return Object.entries(sent).every(([name, value]) => values.has(name) && isPartOf(values.get(name), value));
}

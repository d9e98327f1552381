import type { Session } from '@washcoat/contract-entities';
import { dateText, type InputOf } from '@washcoat/contract-kernel';
import { discountWords, MOST_MARK_DOWN, type loadEdit } from '@washcoat/contract-loads';
import { badInput } from '@washcoat/service-kit';
import { assertMayBuy, assertMaySetDiscount, assertMayVerify } from './load.policy';
import type { LoadFields, LoadRecord } from './load.model';
import type { Party } from './party';

/** The fields that an edit changes. Throws 403 for what the user may not change, 400 for less than nothing. */
export function editedFields(
  load: LoadRecord,
  input: InputOf<typeof loadEdit>,
  { session, party }: { session: Session; party: Party },
): Partial<LoadFields> {
  const { discount, discountIsPercentage } = editedDiscount(load, input, { session, party });
  const { payForwardDate, canSellerAddToCart } = input;
  const isForBuyer = payForwardDate !== undefined || canSellerAddToCart !== undefined;
  if (isForBuyer) assertMayBuy(party);
  return {
    ...(input.loadName === undefined ? {} : { loadName: input.loadName }),
    ...(input.notes === undefined ? {} : { notes: input.notes }),
    ...(input.ein === undefined ? {} : { ein: input.ein || null }),
    ...(payForwardDate === undefined
      ? {}
      : { payForwardDate: payForwardDate === null ? null : new Date(payForwardDate) }),
    ...(canSellerAddToCart === undefined ? {} : { canSellerAddToCart }),
    discount,
    discountIsPercentage,
  };
}

/** The most that percents take off. */
const ALL = -100;

function editedDiscount(
  load: LoadRecord,
  input: InputOf<typeof loadEdit>,
  { session, party }: { session: Session; party: Party },
): Pick<LoadFields, 'discount' | 'discountIsPercentage'> {
  const { discount = load.discount, discountIsPercentage = load.discountIsPercentage } = input;
  const isNamed = input.discount !== undefined || input.discountIsPercentage !== undefined;
  const isOther = discount !== load.discount || discountIsPercentage !== load.discountIsPercentage;
  if (isOther || (isNamed && !session.canSeeMarkup)) assertMaySetDiscount(session, party, discount);
  if (isOther && discountIsPercentage && discount < ALL)
    throw badInput({ discount: MOST_MARK_DOWN }, MOST_MARK_DOWN);
  return { discount, discountIsPercentage };
}

/** The mark that a load was looked over, with who set it; removed without. Throws 403 without canVerifyLoad. */
export function verification(
  load: LoadRecord,
  { isVerified }: InputOf<typeof loadEdit>,
  { session, party, now }: { session: Session; party: Party; now: Date },
): Partial<LoadFields> {
  if (isVerified === undefined || isVerified === (load.verifiedAt !== null)) return {};
  assertMayVerify(session, party);
  const verifiedBy = `${session.firstName} ${session.lastName}`.trim();
  return isVerified ? { verifiedBy, verifiedAt: now } : { verifiedBy: null, verifiedAt: null };
}

export const NOTHING_CHANGED = 'nothing changed';

/** What an edit changed, in words: `discount -2 % to -3 %`; days are those of `timezone`. */
export function describeLoadChange(before: DescribedLoad, after: DescribedLoad, timezone: string): string {
  const dayText = (date: Date | null) => (date ? dateText(date, 'day', timezone) : 'none');
  const changes = [
    changed('name', before.loadName, after.loadName),
    changed('notes', before.notes, after.notes),
    changed('EIN', before.ein ?? 'none', after.ein ?? 'none'),
    changed('discount', discountWords(before), discountWords(after)),
    changed('customer', contactOf(before), contactOf(after)),
    changed('facility', before.facility.name, after.facility.name),
    changed('buyer', before.assistantFirstName ?? '', after.assistantFirstName ?? ''),
    changed('grader', before.videoGraderFirstName ?? '', after.videoGraderFirstName ?? ''),
    changed('pay-forward date', dayText(before.payForwardDate), dayText(after.payForwardDate)),
  ].filter(Boolean);
  return changes.join(', ') || NOTHING_CHANGED;
}

function changed(what: string, before: string, after: string): string {
  return before === after ? '' : `${what} ${before || 'none'} to ${after || 'none'}`;
}

/** What of a load is told in words. */
export type DescribedLoad = Contact &
  Pick<
    LoadRecord,
    | 'loadName'
    | 'notes'
    | 'ein'
    | 'discount'
    | 'discountIsPercentage'
    | 'facility'
    | 'assistantFirstName'
    | 'videoGraderFirstName'
    | 'payForwardDate'
  >;

type Contact = Pick<
  LoadRecord,
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'customerEmail'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'zipcode'
>;

/** What paper says of the customer. */
function contactOf({ companyName, firstName, lastName, customerEmail, phone, ...load }: Contact): string {
  const { address, city, state, zipcode } = load;
  return [companyName, firstName, lastName, customerEmail, phone, address, city, state, zipcode].join(' ');
}

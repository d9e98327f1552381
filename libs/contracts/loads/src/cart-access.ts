import { allow, allows, type Condition, type Subject } from '@washcoat/contract-kernel';

// Pages of other domains ask these rules before they load the calls, so that they stand apart.

/** Who sees carts and what is in them. */
export const readsCarts = allow(
  { flags: ['canBuildCart'] },
  { flags: ['canAcceptLoadRequest'] },
  { hierarchy: [10, 2] },
);

/** Who opens carts and changes what they say. */
export const buildsCarts = allow({ flags: ['canBuildCart'] }, { hierarchy: [10] });

const fillers: readonly Condition[] = [
  { flags: ['canBuildCart'] },
  { flags: ['canSellerAddToCart'] },
  { hierarchy: [10] },
];

/** Who puts converters into carts; whoever only accepts requests into those that `isFilledBy` says. */
export const fillsCarts = allow(...fillers, { flags: ['canAcceptLoadRequest'] });

/** Who finishes, signs and completes orders; whoever only accepts requests those that `isBoughtBy` says. */
export const ordersCarts = allow(
  { flags: ['canBuildCart'] },
  { flags: ['canAcceptLoadRequest'] },
  { hierarchy: [10, 2] },
);

type Asking = Pick<Subject, 'canAcceptLoadRequest'> & { userId: string };
type TakenUp = { assistantId: string | null; videoGraderId: string | null };

/** Whether somebody who accepts requests is the buyer (assistant) of a load. */
export const isBoughtBy = ({ assistantId }: Pick<TakenUp, 'assistantId'>, session: Asking): boolean =>
  session.canAcceptLoadRequest && assistantId === session.userId;

/** Whether somebody who accepts requests is the buyer or the video grader of a load. */
export const isTakenUpBy = (load: TakenUp, session: Asking): boolean =>
  isBoughtBy(load, session) || (session.canAcceptLoadRequest && load.videoGraderId === session.userId);

/** Whether `session` fills this load at all: whoever only accepts requests, those alone that it has taken up. */
export const isFilledBy = (load: TakenUp, session: Subject & Asking): boolean =>
  allows(allow(...fillers), session) || isTakenUpBy(load, session);

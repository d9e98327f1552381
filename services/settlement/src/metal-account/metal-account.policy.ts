import type { Session } from '@washcoat/contract-entities';
import { metalStages, type MetalStage } from '@washcoat/contract-settlement';
import { purchaseSight } from '../purchases/expected-lots.policy';

/** Which stages of the book are told: what was bought is reckoned from the assays of converters. */
export const bookStagesFor = (session: Session): readonly MetalStage[] =>
  purchaseSight(session).metal ? metalStages : ['locked', 'shipped', 'settled'];

/**
 * Of which stages entries are told. What lies with the refiner is booked by the assays of converters until there are lots,
 * and an entry of a lot then takes that back.
 */
export const entryStagesFor = (session: Session): readonly MetalStage[] =>
  purchaseSight(session).metal ? metalStages : ['locked', 'settled'];

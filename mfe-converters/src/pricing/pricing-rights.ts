import { metalPosition } from '@washcoat/contract-loads';
import { metalQuotes, pricingEdit, pricingEffect, staleOverrides } from '@washcoat/contract-converters';
import { allows } from '@washcoat/contract-kernel';
import type { Session } from '@washcoat/platform-sdk';

/** A tab of the pricing screen, as the address has it. */
export type PricingTab = 'global' | 'individual' | 'override' | 'facilities' | 'families' | 'defaults';

interface TabRule {
  id: PricingTab;
  label: string;
  mayOpen: (session: Session) => boolean;
}

const tabs: readonly TabRule[] = [
  { id: 'global', label: 'Global Pricing', mayOpen: (session) => session.canViewGlobalPricing },
  { id: 'individual', label: 'Individual Pricing', mayOpen: (session) => session.canViewIndividualPricing },
  {
    id: 'override',
    label: 'Price Override Modifier',
    mayOpen: (session) => session.canViewOverrideModifier,
  },
  {
    id: 'facilities',
    label: 'Facilities',
    mayOpen: ({ hierarchy, canViewFacilityPricing }) => hierarchy === 10 || canViewFacilityPricing,
  },
  { id: 'families', label: 'Families', mayOpen: (session) => session.canViewFamilyPricing },
  { id: 'defaults', label: 'Global Defaults', mayOpen: (session) => session.canViewGlobalPricing },
];

/** The tabs that somebody may open, in their order. */
export const openTabs = (session: Session): readonly TabRule[] =>
  tabs.filter(({ mayOpen }) => mayOpen(session));

/** Whether somebody sets prices: partners read them (GAP-PRIC-06). */
export const maySetPrices = (session: Session): boolean => allows(pricingEdit.access, session);

/** Whether somebody sees what a draft does to prices. */
export const mayPreviewPrices = (session: Session): boolean => allows(pricingEffect.access, session);

/** Whether somebody sees what override prices would be calculated at. */
export const seesStaleOverrides = (session: Session): boolean => allows(staleOverrides.access, session);

/** Whether somebody sees what carts and purchases come to at other prices. */
export const seesWhatIf = (session: Session): boolean => allows(metalPosition.access, session);

/** Whether somebody sees what market prices are read from. */
export const seesQuotes = (session: Session): boolean => allows(metalQuotes.access, session);

import { pricingTypes, type PricingPart } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { priceSight, type FlagName } from '@washcoat/contract-kernel';
import { forbidden, Problem } from '@washcoat/service-kit';

/** What somebody needs besides canEditPricing to set a part, and how the part is called. */
const rights: Record<PricingPart, { flags: readonly FlagName[]; name: string }> = {
  metals: { flags: ['canViewGlobalPricing', 'canEditMetalPrices'], name: 'metal prices' },
  discounts: { flags: ['canViewGlobalPricing'], name: 'discounts' },
  defaults: { flags: ['canViewGlobalPricing'], name: 'global defaults' },
  overrides: { flags: ['canViewOverrideModifier'], name: 'the override modifier' },
  facilities: { flags: ['canViewFacilityPricing'], name: 'facilities' },
  families: { flags: ['canViewFamilyPricing'], name: 'families' },
};

/** Who set prices is told to the house alone. */
export const isNameSeenBy = (session: Session): boolean => priceSight(session).names;

/** Whether somebody may see what a draft makes of prices: the house's people who set them. */
export const mayPreviewPrices = ({ hierarchy, canEditPricing, canShowPricing }: Session): boolean =>
  hierarchy !== 2 && hierarchy !== 10 && canEditPricing && canShowPricing;

const tabFlags = {
  [pricingTypes.global]: 'canViewGlobalPricing',
  [pricingTypes.facilities]: 'canViewFacilityPricing',
  [pricingTypes.families]: 'canViewFamilyPricing',
} as const;

/** Throws 403 for who may not open the tab that a change comes from. */
export function assertMayOpenTab(session: Session, pricingType: keyof typeof tabFlags): void {
  if (!session[tabFlags[pricingType]]) throw forbidden();
}

/** Whether somebody may set a part of the prices. */
export const maySetPart = (session: Session, part: PricingPart): boolean =>
  rights[part].flags.every((flag) => session[flag] === true);

/** What of these parts somebody may not set, in words; empty where nothing is. */
export const partsRefusedFor = (session: Session, parts: readonly PricingPart[]): string =>
  parts
    .filter((part) => !maySetPart(session, part))
    .map((part) => rights[part].name)
    .join(', ');

/** Throws 403 that names the parts which somebody may not set. */
export function assertMaySetParts(session: Session, parts: readonly PricingPart[]): void {
  const refused = partsRefusedFor(session, parts);
  if (!refused) return;
  const message = `You are not allowed to change ${refused}.`;
  throw new Problem(403, message, { code: 'FORBIDDEN' });
}

import { pricingTypes, type PricingPart } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { PARTNER_HIERARCHY, priceSight, type FlagName } from '@washcoat/contract-kernel';
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

/** Which parts of the prices somebody reads; those of the others are absent from the answer. */
export interface PricingSight {
  /** Metals, discounts and global defaults. */
  global: boolean;
  overrides: boolean;
  /** `own`: those in the scope of the reader; a partner does not set them. */
  facilities: boolean | 'own';
  families: boolean;
}

type PricingType = (typeof pricingTypes)[keyof typeof pricingTypes];

/** What of the prices somebody reads: by the rights of the tabs, and only what one type of change writes where one is given. */
export function pricingSight(session: Session, pricingType?: PricingType): PricingSight {
  const isAsked = (type: PricingType) => pricingType === undefined || pricingType === type;
  const { global, facilities, families } = pricingTypes;
  const isPartner = session.hierarchy === PARTNER_HIERARCHY;
  const seesFacilities = isPartner || (isNameSeenBy(session) && session.canViewFacilityPricing);
  const seen = session.hierarchy === 1 || 'own';
  return {
    global: isAsked(global) && session.canViewGlobalPricing,
    overrides: isAsked(global) && session.canViewOverrideModifier,
    facilities: isAsked(facilities) && seesFacilities && seen,
    families: isAsked(families) && session.canViewFamilyPricing,
  };
}

/** Throws 403 for who may not open the tab that a change comes from, or whose prices were asked for. */
export function assertMayOpenTab(session: Session, pricingType: PricingType): void {
  const { global, facilities, families } = pricingSight(session, pricingType);
  if (!global && !facilities && !families) throw forbidden();
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

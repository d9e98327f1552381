import type { FlagName } from '@washcoat/contract-kernel';

/** The parts of the product that permissions are about, in the order in which forms show them. */
export const permissionAreas = [
  'Catalogue',
  'Pricing',
  'Carts and invoices',
  'People',
  'Reports and settlement',
] as const;
export type PermissionArea = (typeof permissionAreas)[number];

const areas: Record<PermissionArea, Partial<Record<FlagName, string>>> = {
  Catalogue: {
    canAddConverter: 'Add converter',
    canEditConverter: 'Edit converter',
    canDeleteConverter: 'Delete converter',
    canShowTestHistory: 'Show test history',
    canViewMarkForTest: 'Mark for test',
    canAccessAssay: 'Access assay',
    canShowPricing: 'Show pricing',
    canShowAdvancedSearchFilters: 'Advanced search filters',
    canShowManufactureTips: 'Manufacturer tips',
  },
  Pricing: {
    canEditPricing: 'Edit pricing',
    canEditMetalPrices: 'Edit metal prices',
    canViewGlobalPricing: 'View global pricing',
    canViewIndividualPricing: 'View individual pricing',
    canViewOverrideModifier: 'View override modifier',
    canViewFacilityPricing: 'View facility pricing',
    canViewFamilyPricing: 'View family pricing',
    canShowPriceModifier: 'Show price modifiers',
  },
  'Carts and invoices': {
    canBuildCart: 'Build cart',
    canAcceptLoadRequest: 'Accept load request',
    canSellerAddToCart: 'Seller adds to cart',
    canSeeUnitPrice: 'See unit price',
    canSeeSubtotal: 'See subtotal',
    canSeeMarkup: 'See markup',
    canAddMarkup: 'Add markup',
    canAddMarkDownOnly: 'Add markdown only',
    canOveridePrice: 'Override price',
    canVerifyLoad: 'Verify load',
    canShowOther: 'Add other items',
    didNotBuyIndicator: 'Did not buy indicator',
    isPictureMandatory: 'Picture is mandatory',
    deleteCart: 'Delete cart',
    canEditInvoice: 'Edit invoice',
    canDeleteInvoice: 'Delete invoice',
    canViewAllFacilityInvoices: 'View all facility invoices',
  },
  People: {
    canInviteUsers: 'Invite users',
    canCreateUser: 'Create user',
    canDeleteUser: 'Delete user',
    canEditGroup: 'Edit group',
    canDeleteGroup: 'Delete group',
    canEditCompanyName: 'Edit company name',
    canAdjustCustomerSettings: 'Adjust customer settings',
    canCreateFranchise: 'Create franchise',
    minimumSettingsOnly: 'Minimum settings only',
  },
  'Reports and settlement': {
    canAccessDashboard: 'Dashboard',
    canViewCostSheet: 'Cost sheet',
    canViewTopCats: 'Top cats',
    canViewTopLookups: 'Top lookups',
    canViewDNBReport: 'Did not buy report',
    canViewTransactionReport: 'Transaction report',
    canViewGlobalModifierHistoryReport: 'Global modifier report',
    canAccessSettlement: 'Settlement',
  },
};

/** Where a flag stands among those of an area; -1 when it belongs to another one. */
export function placeInArea(area: PermissionArea, flag: FlagName): number {
  return Object.keys(areas[area]).indexOf(flag);
}

/** The area that a flag belongs to. */
export function areaOf(flag: FlagName): PermissionArea | undefined {
  return permissionAreas.find((area) => placeInArea(area, flag) >= 0);
}

/** A permission as people call it. */
export function permissionWords(flag: FlagName): string {
  const area = areaOf(flag);
  return (area && areas[area][flag]) ?? flag;
}

/** Whether a search text means the permission: by its words, its flag or its description. */
export function isMeant(
  text: string,
  permission: { permissionName: FlagName; description: string },
): boolean {
  const wanted = text.trim().toLowerCase();
  const { permissionName, description } = permission;
  return [permissionWords(permissionName), permissionName, description].some((part) =>
    part.toLowerCase().includes(wanted),
  );
}

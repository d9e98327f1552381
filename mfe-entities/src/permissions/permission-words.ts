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

/** Every permission: its part of the product, in which it stands in this order, and how people call it. */
const permissions: Record<FlagName, readonly [PermissionArea, string]> = {
  canAddConverter: ['Catalogue', 'Add converter'],
  canEditConverter: ['Catalogue', 'Edit converter'],
  canDeleteConverter: ['Catalogue', 'Delete converter'],
  canShowTestHistory: ['Catalogue', 'Show test history'],
  canViewMarkForTest: ['Catalogue', 'Mark for test'],
  canAccessAssay: ['Catalogue', 'Access assay'],
  canShowPricing: ['Catalogue', 'Show pricing'],
  canShowAdvancedSearchFilters: ['Catalogue', 'Advanced search filters'],
  canShowManufactureTips: ['Catalogue', 'Manufacturer tips'],
  canEditPricing: ['Pricing', 'Edit pricing'],
  canEditMetalPrices: ['Pricing', 'Edit metal prices'],
  canViewGlobalPricing: ['Pricing', 'View global pricing'],
  canViewIndividualPricing: ['Pricing', 'View individual pricing'],
  canViewOverrideModifier: ['Pricing', 'View override modifier'],
  canViewFacilityPricing: ['Pricing', 'View facility pricing'],
  canViewFamilyPricing: ['Pricing', 'View family pricing'],
  canShowPriceModifier: ['Pricing', 'Show price modifiers'],
  canBuildCart: ['Carts and invoices', 'Build cart'],
  canAcceptLoadRequest: ['Carts and invoices', 'Accept load request'],
  canSellerAddToCart: ['Carts and invoices', 'Seller adds to cart'],
  canSeeUnitPrice: ['Carts and invoices', 'See unit price'],
  canSeeSubtotal: ['Carts and invoices', 'See subtotal'],
  canSeeMarkup: ['Carts and invoices', 'See markup'],
  canAddMarkup: ['Carts and invoices', 'Add markup'],
  canAddMarkDownOnly: ['Carts and invoices', 'Add markdown only'],
  canOveridePrice: ['Carts and invoices', 'Override price'],
  canVerifyLoad: ['Carts and invoices', 'Verify load'],
  canShowOther: ['Carts and invoices', 'Add other items'],
  didNotBuyIndicator: ['Carts and invoices', 'Did not buy indicator'],
  isPictureMandatory: ['Carts and invoices', 'Picture is mandatory'],
  deleteCart: ['Carts and invoices', 'Delete cart'],
  canEditInvoice: ['Carts and invoices', 'Edit invoice'],
  canDeleteInvoice: ['Carts and invoices', 'Delete invoice'],
  canViewAllFacilityInvoices: ['Carts and invoices', 'View all facility invoices'],
  canInviteUsers: ['People', 'Invite users'],
  canCreateUser: ['People', 'Create user'],
  canDeleteUser: ['People', 'Delete user'],
  canEditGroup: ['People', 'Edit group'],
  canDeleteGroup: ['People', 'Delete group'],
  canEditCompanyName: ['People', 'Edit company name'],
  canAdjustCustomerSettings: ['People', 'Adjust customer settings'],
  canCreateFranchise: ['People', 'Create franchise'],
  minimumSettingsOnly: ['People', 'Minimum settings only'],
  canAccessDashboard: ['Reports and settlement', 'Dashboard'],
  canViewCostSheet: ['Reports and settlement', 'Cost sheet'],
  canViewTopCats: ['Reports and settlement', 'Top cats'],
  canViewTopLookups: ['Reports and settlement', 'Top lookups'],
  canViewDNBReport: ['Reports and settlement', 'Did not buy report'],
  canViewTransactionReport: ['Reports and settlement', 'Transaction report'],
  canViewGlobalModifierHistoryReport: ['Reports and settlement', 'Global modifier report'],
  canAccessSettlement: ['Reports and settlement', 'Settlement'],
};
const flags = Object.keys(permissions);

/** Where a flag stands among those of an area; -1 when it belongs to another one. */
export function placeInArea(area: PermissionArea, flag: FlagName): number {
  return areaOf(flag) === area ? flags.indexOf(flag) : -1;
}

/** The area that a flag belongs to. */
export const areaOf = (flag: FlagName): PermissionArea => permissions[flag][0];

/** A permission as people call it. */
export const permissionWords = (flag: FlagName): string => permissions[flag][1];

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

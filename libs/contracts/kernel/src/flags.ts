/**
 * The permission flags of the product (domain rules, section 1). A flag's name is its permission's name and
 * the field of the sign-in answer that carries it.
 */
export const flagNames = [
  'canAccessDashboard',
  'canShowManufactureTips',
  'canBuildCart',
  'canInviteUsers',
  'canEditPricing',
  'minimumSettingsOnly',
  'canViewCostSheet',
  'canViewTopCats',
  'canViewTopLookups',
  'canAddConverter',
  'canEditConverter',
  'canDeleteConverter',
  'canDeleteUser',
  'canCreateUser',
  'canViewDNBReport',
  'canViewTransactionReport',
  'canViewGlobalModifierHistoryReport',
  'canAccessSettlement',
  'canShowPriceModifier',
  'canEditCompanyName',
  'canAdjustCustomerSettings',
  'canCreateFranchise',
  'canShowAdvancedSearchFilters',
  'canShowTestHistory',
  'canShowPricing',
  'canViewMarkForTest',
  'canAccessAssay',
  'canDeleteGroup',
  'canEditGroup',
  'canDeleteInvoice',
  'canEditInvoice',
  'canAcceptLoadRequest',
  'deleteCart',
  'canSellerAddToCart',
  'canAddMarkDownOnly',
  'didNotBuyIndicator',
  'isPictureMandatory',
  'canSeeUnitPrice',
  'canSeeSubtotal',
  'canSeeMarkup',
  'canAddMarkup',
  'canOveridePrice',
  'canVerifyLoad',
  'canShowOther',
  'canViewAllFacilityInvoices',
  'canEditMetalPrices',
  'canViewGlobalPricing',
  'canViewIndividualPricing',
  'canViewOverrideModifier',
  'canViewFacilityPricing',
  'canViewFamilyPricing',
] as const;

export type FlagName = (typeof flagNames)[number];
export type Flags = Record<FlagName, boolean>;

/** All flags with one value, the base on which a role's permissions are set. */
export function allFlags(value: boolean): Flags {
  return Object.fromEntries(flagNames.map((name) => [name, value])) as Flags;
}

/** Flags that take something away from whoever has them: nobody gets them by holding every right. */
export const restrictingFlagNames: readonly FlagName[] = [
  'minimumSettingsOnly',
  'canAddMarkDownOnly',
  'isPictureMandatory',
];

/** Every right and no restriction: what somebody holds who may do everything. */
export function everyRight(): Flags {
  const flags = allFlags(true);
  for (const name of restrictingFlagNames) flags[name] = false;
  return flags;
}

/** The five customer settings of a company record that override the role's flags for the company's users. */
export const companyFlagNames = [
  'isPictureMandatory',
  'canSeeUnitPrice',
  'canSeeMarkup',
  'canSeeSubtotal',
  'canBuildCart',
] as const satisfies readonly FlagName[];

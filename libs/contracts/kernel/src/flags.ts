/**
 * The permission flags that every installation has (domain rules, section 1). A flag's name is its permission's name and
 * the field of the sign-in answer that carries it. New ones are declared by their domain (`declarePermissions`).
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

/** A flag that every installation has. */
export type BaseFlag = (typeof flagNames)[number];

/** The permissions that domains declare: each adds its own names, beside the declaration. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is there to be added to
export interface DomainPermissions {}

/** What a session says of permissions of domains; absent means that it is not granted, or not known yet. */
export type DomainFlags = Partial<Record<keyof DomainPermissions, boolean>>;

export type FlagName = BaseFlag | keyof DomainPermissions;
export type Flags = Record<BaseFlag, boolean> & DomainFlags;

/** All base flags with one value, on which a role's permissions are set. */
export function allFlags(value: boolean): Record<BaseFlag, boolean> {
  return Object.fromEntries(flagNames.map((name) => [name, value])) as Record<BaseFlag, boolean>;
}

/** Flags that take something away from whoever has them: nobody gets them by holding every right. */
export const restrictingFlagNames: readonly string[] = [
  'minimumSettingsOnly',
  'canAddMarkDownOnly',
  'isPictureMandatory',
];

/** Every right and no restriction: what somebody holds who may do everything. */
export function everyRight(): Flags {
  const flags = allFlags(true);
  for (const name of flagNames) flags[name] = !restrictingFlagNames.includes(name);
  return flags;
}

/** The five customer settings of a company record that override the role's flags for the company's users. */
export const companyFlagNames = [
  'isPictureMandatory',
  'canSeeUnitPrice',
  'canSeeMarkup',
  'canSeeSubtotal',
  'canBuildCart',
] as const satisfies readonly BaseFlag[];

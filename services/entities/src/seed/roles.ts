import { flagNames, type FlagName, restrictingFlagNames } from '@washcoat/contract-kernel';
import { seedId } from '@washcoat/service-kit/seed';
import type { NewRole } from '../roles/role.commands';
import { franchiseFacilities, houseFacilities } from './facilities';

export const roleId = (name: string) => seedId('role', name);

const allFacilities = [...houseFacilities, ...franchiseFacilities].map(({ name }) => name);

const pricing: readonly FlagName[] = [
  'canEditPricing',
  'canViewGlobalPricing',
  'canViewIndividualPricing',
  'canViewOverrideModifier',
  'canViewFacilityPricing',
  'canViewFamilyPricing',
];

const catalogue: readonly FlagName[] = [
  'canShowPricing',
  'canAccessAssay',
  'canShowTestHistory',
  'canViewMarkForTest',
  'canShowManufactureTips',
  'canShowAdvancedSearchFilters',
];

const trade: readonly FlagName[] = [
  'canBuildCart',
  'canAcceptLoadRequest',
  'canSellerAddToCart',
  'canSeeUnitPrice',
  'canSeeSubtotal',
];

const reports: readonly FlagName[] = [
  'canAccessDashboard',
  'canViewCostSheet',
  'canViewTopCats',
  'canViewTransactionReport',
];

const seller: readonly FlagName[] = [
  'canBuildCart',
  'canSellerAddToCart',
  'canSeeUnitPrice',
  'canSeeSubtotal',
  'canShowPricing',
  'canShowManufactureTips',
  'canShowAdvancedSearchFilters',
];

const role = (
  name: string,
  type: NewRole['type'],
  flags: readonly FlagName[],
  defaultFor: NewRole['defaultFor'] = [],
): NewRole => ({
  roleId: roleId(name),
  name,
  type,
  companyId: null,
  defaultFor,
  permissions: flags.map((permissionName) => ({
    permissionName,
    facilities: permissionName === 'canViewAllFacilityInvoices' ? allFacilities : [],
  })),
});

/** Roles of all three types, and which of them people get for whom nobody chooses one. */
export const demoRoles: readonly NewRole[] = [
  role(
    'Administrator',
    1,
    flagNames.filter((name) => !restrictingFlagNames.includes(name)),
  ),
  role('Buyer', 1, [
    ...catalogue,
    ...pricing,
    ...trade,
    ...reports,
    'canAccessSettlement',
    'canViewAllFacilityInvoices',
    'canShowPriceModifier',
    'canSeeMarkup',
    'canAddMarkup',
    'canOveridePrice',
    'canVerifyLoad',
    'canShowOther',
    'deleteCart',
    'didNotBuyIndicator',
  ]),
  role(
    'Grader',
    1,
    [
      'canAcceptLoadRequest',
      'minimumSettingsOnly',
      'canVerifyLoad',
      'canShowManufactureTips',
      'canViewMarkForTest',
      'canShowTestHistory',
    ],
    ['STAFF'],
  ),
  role(
    'Partner seller',
    2,
    [...seller, 'canAccessDashboard', 'canInviteUsers', 'canCreateUser'],
    ['PARTNER'],
  ),
  role(
    'Subscriber',
    2,
    ['canShowPricing', 'canSellerAddToCart', 'canSeeUnitPrice', 'canSeeSubtotal'],
    ['CUSTOMER'],
  ),
  role(
    'Franchise owner',
    3,
    [
      ...catalogue,
      ...trade,
      ...reports,
      'canAccessSettlement',
      'canInviteUsers',
      'canCreateUser',
      'canDeleteUser',
      'canEditGroup',
      'canEditCompanyName',
      'canShowPriceModifier',
      'canSeeMarkup',
      'canAddMarkup',
      'canAddMarkDownOnly',
      'canVerifyLoad',
      'deleteCart',
    ],
    ['FRANCHISE_OWNER'],
  ),
  role(
    'Franchise buyer',
    3,
    [...trade, 'canShowPricing', 'canShowManufactureTips', 'canAddMarkDownOnly'],
    ['FRANCHISE'],
  ),
];

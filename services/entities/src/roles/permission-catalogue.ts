import type { FlagName } from '@washcoat/contract-kernel';
import type { RoleType } from './role';

interface CataloguedPermission {
  /** The group in which role forms show it. */
  type: RoleType;
  description: string;
}

const internal = (description: string): CataloguedPermission => ({ type: 1, description });
const external = (description: string): CataloguedPermission => ({ type: 2, description });
const franchise = (description: string): CataloguedPermission => ({ type: 3, description });

/** Every permission of the product with its group and what it lets a user do. */
export const permissionCatalogue: Record<FlagName, CataloguedPermission> = {
  canAccessDashboard: internal('Open the dashboard'),
  canShowManufactureTips: external('See makes with their tips'),
  canBuildCart: external('Build carts and read invoices'),
  canInviteUsers: franchise('Invite people to register'),
  canEditPricing: internal('Open the pricing screen'),
  minimumSettingsOnly: internal('Restriction: only the own settings'),
  canViewCostSheet: internal('See the cost sheet'),
  canViewTopCats: internal('See the Top Cats report'),
  canViewTopLookups: internal('See the Top Lookups report'),
  canAddConverter: internal('Add converters'),
  canEditConverter: internal('Edit converters'),
  canDeleteConverter: internal('Delete converters'),
  canDeleteUser: franchise('Delete users'),
  canCreateUser: franchise('Add users and customers'),
  canViewDNBReport: internal('See the Did Not Buy report'),
  canViewTransactionReport: franchise('See the Transactions report'),
  canViewGlobalModifierHistoryReport: internal('See the Global Modifier report'),
  canAccessSettlement: internal('Work on settlements'),
  canShowPriceModifier: franchise('See and edit price modifiers'),
  canEditCompanyName: franchise('Rename companies'),
  canAdjustCustomerSettings: internal('Change the settings and the lookup limit of customers'),
  canCreateFranchise: internal('Add franchises'),
  canShowAdvancedSearchFilters: external('Search with every filter'),
  canShowTestHistory: internal('See tests of converters'),
  canShowPricing: external('See prices'),
  canViewMarkForTest: internal('See which converters are marked for test'),
  canAccessAssay: internal('See weights and assays'),
  canDeleteGroup: internal('Delete customers'),
  canEditGroup: franchise('Edit customers'),
  canDeleteInvoice: internal('Delete invoices'),
  canEditInvoice: internal('Edit completed invoices'),
  canAcceptLoadRequest: internal('Accept grading requests'),
  deleteCart: franchise('Delete carts'),
  canSellerAddToCart: external('Add items to own carts'),
  canAddMarkDownOnly: franchise('Restriction: mark down only, never up'),
  didNotBuyIndicator: internal('Mark items as not bought'),
  isPictureMandatory: external('Restriction: every item needs a picture'),
  canSeeUnitPrice: external('See the price of each item'),
  canSeeSubtotal: external('See totals'),
  canSeeMarkup: internal('See markups'),
  canAddMarkup: franchise('Add markups and mark-downs'),
  canOveridePrice: internal('Change the price of an item'),
  canVerifyLoad: internal('Approve and reject items'),
  canShowOther: internal('Add items that are not in the catalogue'),
  canViewAllFacilityInvoices: franchise('See the invoices of the named facilities'),
  canEditMetalPrices: internal('Change metal prices'),
  canViewGlobalPricing: internal('See the Global pricing tab'),
  canViewIndividualPricing: internal('See the Individual pricing tab'),
  canViewOverrideModifier: internal('See the Override pricing tab'),
  canViewFacilityPricing: internal('See the Facilities pricing tab'),
  canViewFamilyPricing: internal('See the Families pricing tab'),
};

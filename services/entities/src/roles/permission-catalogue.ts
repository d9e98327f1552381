import type { DeclaredPermission } from '@washcoat/contract-entities';
import type { BaseFlag } from '@washcoat/contract-kernel';

/** Each is given how people call a permission, and what it lets a user do. */
const inArea = (area: string) => {
  const ofType = (type: DeclaredPermission['type']) => (label: string, description: string) => ({
    type,
    area,
    label,
    description,
  });
  return { internal: ofType(1), external: ofType(2), franchise: ofType(3) };
};
const catalogue = inArea('Catalogue');
const pricing = inArea('Pricing');
const carts = inArea('Carts and invoices');
const people = inArea('People');
const reports = inArea('Reports and settlement');

/** Every permission that an installation has from the start, in the order in which forms show them. */
export const permissionCatalogue: Record<BaseFlag, DeclaredPermission> = {
  canAddConverter: catalogue.internal('Add converter', 'Add converters'),
  canEditConverter: catalogue.internal('Edit converter', 'Edit converters'),
  canDeleteConverter: catalogue.internal('Delete converter', 'Delete converters'),
  canShowTestHistory: catalogue.internal('Show test history', 'See tests of converters'),
  canViewMarkForTest: catalogue.internal('Mark for test', 'See which converters are marked for test'),
  canAccessAssay: catalogue.internal('Access assay', 'See weights and assays'),
  canShowPricing: catalogue.external('Show pricing', 'See prices'),
  canShowAdvancedSearchFilters: catalogue.external('Advanced search filters', 'Search with every filter'),
  canShowManufactureTips: catalogue.external('Manufacturer tips', 'See makes with their tips'),
  canEditPricing: pricing.internal('Edit pricing', 'Open the pricing screen'),
  canEditMetalPrices: pricing.internal('Edit metal prices', 'Change metal prices'),
  canViewGlobalPricing: pricing.internal('View global pricing', 'See the Global pricing tab'),
  canViewIndividualPricing: pricing.internal('View individual pricing', 'See the Individual pricing tab'),
  canViewOverrideModifier: pricing.internal('View override modifier', 'See the Override pricing tab'),
  canViewFacilityPricing: pricing.internal('View facility pricing', 'See the Facilities pricing tab'),
  canViewFamilyPricing: pricing.internal('View family pricing', 'See the Families pricing tab'),
  canShowPriceModifier: pricing.franchise('Show price modifiers', 'See and edit price modifiers'),
  canBuildCart: carts.external('Build cart', 'Build carts and read invoices'),
  canAcceptLoadRequest: carts.internal('Accept load request', 'Accept grading requests'),
  canSellerAddToCart: carts.external('Seller adds to cart', 'Add items to own carts'),
  canSeeUnitPrice: carts.external('See unit price', 'See the price of each item'),
  canSeeSubtotal: carts.external('See subtotal', 'See totals'),
  canSeeMarkup: carts.internal('See markup', 'See markups'),
  canAddMarkup: carts.franchise('Add markup', 'Add markups and mark-downs'),
  canAddMarkDownOnly: carts.franchise('Add markdown only', 'Restriction: mark down only, never up'),
  canOveridePrice: carts.internal('Override price', 'Change the price of an item'),
  canVerifyLoad: carts.internal('Verify load', 'Approve and reject items'),
  canShowOther: carts.internal(
    'Add other items',
    'Add items that are not in the catalogue, and put them into it',
  ),
  didNotBuyIndicator: carts.internal('Did not buy indicator', 'Mark items as not bought'),
  isPictureMandatory: carts.external('Picture is mandatory', 'Restriction: every item needs a picture'),
  deleteCart: carts.franchise('Delete cart', 'Delete carts'),
  canEditInvoice: carts.internal('Edit invoice', 'Edit completed invoices'),
  canDeleteInvoice: carts.internal('Delete invoice', 'Delete invoices'),
  canViewAllFacilityInvoices: carts.franchise(
    'View all facility invoices',
    'See the invoices of the named facilities',
  ),
  canInviteUsers: people.franchise('Invite users', 'Invite people to register'),
  canCreateUser: people.franchise('Create user', 'Add users and customers'),
  canDeleteUser: people.franchise('Delete user', 'Delete users'),
  canEditGroup: people.franchise('Edit group', 'Edit customers'),
  canDeleteGroup: people.internal('Delete group', 'Delete customers'),
  canEditCompanyName: people.franchise('Edit company name', 'Rename companies'),
  canAdjustCustomerSettings: people.internal(
    'Adjust customer settings',
    'Change the settings and the lookup limit of customers',
  ),
  canCreateFranchise: people.internal('Create franchise', 'Add franchises'),
  minimumSettingsOnly: people.internal('Minimum settings only', 'Restriction: only the own settings'),
  canAccessDashboard: reports.internal('Dashboard', 'Open the dashboard'),
  canViewCostSheet: reports.internal('Cost sheet', 'See the cost sheet'),
  canViewTopCats: reports.internal('Top cats', 'See the Top Cats report'),
  canViewTopLookups: reports.internal('Top lookups', 'See the Top Lookups report'),
  canViewDNBReport: reports.internal('Did not buy report', 'See the Did Not Buy report'),
  canViewTransactionReport: reports.franchise('Transaction report', 'See the Transactions report'),
  canViewGlobalModifierHistoryReport: reports.internal(
    'Global modifier report',
    'See the Global Modifier report',
  ),
  canAccessSettlement: reports.internal('Settlement', 'Work on settlements'),
};

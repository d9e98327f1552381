import { createCompanies } from './20261101000002-create-companies';
import { createRoles } from './20261101000003-create-roles';
import { createPeople } from './20261101000004-create-people';
import { createSignIn } from './20261101000005-create-sign-in';
import { keepVersionsAndDeletedFacilities } from './20261120000001-keep-versions-and-deleted-facilities';
import { createSavedViews } from './20261120000002-create-saved-views';
import { findCompanies } from './20261120000003-find-companies';
import { findPeople } from './20261120000004-find-people';
import { nameRolesOnce } from './20261120000005-name-roles-once';
import { confirmRegistrations } from './20261122000001-confirm-registrations';
import { invitationsOfCompanies } from './20261122000002-invitations-of-companies';
import { nameFacilitiesPerCompany } from './20261122000003-name-facilities-per-company';
import { chooseDefaultRoles } from './20261122000004-choose-default-roles';
import { keepABin } from './20261122000005-keep-a-bin';
import { changeAddressesByLink } from './20261122000006-change-addresses-by-link';
import { keepLayoutsOfViews } from './20261122000007-keep-layouts-of-views';
import { rememberFacilities } from './20261122000070-remember-facilities';
import { holdPricesOfQuotes } from './20261123000104-hold-prices-of-quotes';
import { shareViews } from './20261126000179-share-views';
import { declarePermissions } from './20261122000083-declare-permissions';

/** The schema of the entities service, oldest first. */
export const migrations = [
  createCompanies,
  createRoles,
  createPeople,
  createSignIn,
  keepVersionsAndDeletedFacilities,
  createSavedViews,
  findCompanies,
  findPeople,
  nameRolesOnce,
  confirmRegistrations,
  invitationsOfCompanies,
  nameFacilitiesPerCompany,
  chooseDefaultRoles,
  keepABin,
  changeAddressesByLink,
  keepLayoutsOfViews,
  rememberFacilities,
  declarePermissions,
  holdPricesOfQuotes,
  shareViews,
];

import * as companies from './companies.endpoints';
import * as facilities from './facilities.endpoints';
import * as invitations from './invitations.endpoints';
import * as lists from './lists.endpoints';
import * as registrations from './registrations.endpoints';
import * as roles from './roles.endpoints';
import * as signIn from './sign-in.endpoints';
import * as users from './users.endpoints';

export * from './companies.endpoints';
export * from './company';
export * from './company.noun';
export * from './entities.events';
export * from './facilities.endpoints';
export * from './facility.noun';
export * from './invitations.endpoints';
export * from './permissions';
export * from './lists.endpoints';
export * from './readers.internal';
export * from './registrations.endpoints';
export * from './role.noun';
export * from './roles.endpoints';
export * from './saved-company';
export * from './session';
export * from './sign-in.endpoints';
export * from './user.noun';
export * from './users.endpoints';
export * from './view-readers';
export * from './views.internal';

/** Every call of the entities service. */
export const entitiesEndpoints = [
  signIn.login,
  signIn.preLogin,
  signIn.forgotPassword,
  signIn.resetPassword,
  signIn.changePassword,
  signIn.logout,
  signIn.me,
  signIn.jwks,
  registrations.registrationLink,
  registrations.confirmRegistration,
  registrations.renewRegistrationLink,
  companies.companyList,
  companies.companyExport,
  companies.companyDump,
  companies.companyDetail,
  companies.companyDuplicates,
  companies.companyAdd,
  companies.companyEdit,
  companies.companyActive,
  companies.companyDelete,
  companies.companyBin,
  companies.companyRestore,
  companies.companyDecide,
  companies.companyMessage,
  users.userList,
  users.userExport,
  users.userDetail,
  users.buyerSearch,
  users.userAdd,
  users.userEdit,
  users.userActive,
  users.userBin,
  users.userRestore,
  users.userDelete,
  invitations.invitationList,
  invitations.invite,
  invitations.invitationRevoke,
  facilities.facilityList,
  facilities.facilityExport,
  facilities.facilityAdd,
  facilities.facilityEdit,
  facilities.facilityActive,
  facilities.facilityBin,
  facilities.facilityRestore,
  facilities.facilityDelete,
  roles.roleList,
  roles.roleDetail,
  roles.roleAdd,
  roles.roleEdit,
  roles.roleDelete,
  roles.roleDefault,
  roles.permissionList,
  roles.permissionEdit,
  lists.historyList,
  lists.viewList,
  lists.viewSave,
  lists.viewEdit,
  lists.viewDelete,
];

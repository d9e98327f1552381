import * as companies from './companies.endpoints';
import * as signIn from './sign-in.endpoints';

export * from './companies.endpoints';
export * from './entities.events';
export * from './session';
export * from './sign-in.endpoints';

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
  companies.companyList,
  companies.companyDetail,
  companies.buyerSearch,
  companies.facilityList,
];

import {
  changePassword as changePasswordCall,
  forgotPassword as forgotPasswordCall,
  jwks,
  login,
  logout,
  me,
  preLogin,
  resetPassword as resetPasswordCall,
} from '@washcoat/contract-entities';
import { read, write, type Route, type Service } from '@washcoat/service-kit';
import { takeAddressCheck } from './attempts';
import { changePassword } from './change-password';
import { forgotPassword } from './forgot-password';
import { logIn } from './log-in';
import { logOut } from './log-out';
import { preLogIn } from './pre-log-in';
import { register } from './register';
import { resetPassword } from './reset-password';
import { publicKeySet } from './signing-key.repository';

/**
 * Signing in and out. Calls that carry a password open their transaction themselves: hashing must not hold a database
 * connection, and the table of Idempotency-Key must keep neither a fast hash of a password nor a token. `me` is asked
 * by every open page every few seconds: it answers the live session, which is also what every other call decides by.
 */
export function signInRoutes(service: Service): readonly Route[] {
  const { limiter, sessions } = service.platform;
  return [
    read(login, (facts, input) =>
      input.isRegistration ? register(service, facts, input) : logIn(service, facts, input),
    ),
    read(resetPasswordCall, async (facts, input) => {
      await resetPassword(service, facts, input);
      return { message: 'Password changed successfully' };
    }),
    read(changePasswordCall, async (facts, input) => {
      await changePassword(service, facts, input);
      return { message: 'Password changed successfully' };
    }),
    read(preLogin, async ({ database, address }, { email }) => {
      await takeAddressCheck(limiter, { email, address });
      return preLogIn(database, email);
    }),
    write(forgotPasswordCall, async (unit, { email }) => {
      await limiter.take('mail', `account:${email.toLowerCase()}`);
      await forgotPassword(unit, email);
      return { message: 'Email sent successfully' };
    }),
    write(logout, async (unit) => {
      if (unit.sessionId) await logOut(unit, sessions, unit.sessionId);
      return { message: 'Signed out' };
    }),
    read(me, async ({ session }) => session),
    read(jwks, ({ database }) => publicKeySet(database)),
  ];
}

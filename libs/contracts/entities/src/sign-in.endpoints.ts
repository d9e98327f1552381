import { anySignedIn, email, endpoint, fullUser, open, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { session, signedIn } from './session';

const service = 'entities';
const password = z.string().min(8, 'Use at least 8 characters').max(200);

export const login = endpoint({
  id: 'login',
  service,
  method: 'POST',
  path: '/write/v1/user/login',
  summary: 'Signs in, or registers when isRegistration is set',
  access: open,
  rateLimit: 'sign-in',
  input: z.object({
    email: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(200),
    isRegistration: z.boolean().default(false),
    /** Checked: the session lives 30 days instead of 12 hours. */
    rememberMe: z.boolean().default(false),
    /** With isRegistration: the one-time code of an invitation, which joins the inviting company. */
    code: z.string().min(1).max(200).optional(),
  }),
  output: signedIn,
});

export const preLogin = endpoint({
  id: 'preLogin',
  service,
  method: 'POST',
  path: '/write/v1/user/pre/login',
  summary: 'Checks an address before the password opens',
  access: open,
  rateLimit: 'pre-login',
  input: z.object({ email: z.string().trim().min(1).max(254) }),
  output: z.object({ companyLogo: z.string().nullable() }),
});

export const forgotPassword = endpoint({
  id: 'forgotPassword',
  service,
  method: 'POST',
  path: '/write/v1/user/forgotPassword',
  summary: 'Mails a one-time link; answers alike for unknown addresses',
  access: open,
  rateLimit: 'mail',
  input: z.object({ email }),
  output: saved,
});

export const resetPassword = endpoint({
  id: 'resetPassword',
  service,
  method: 'POST',
  path: '/write/v1/user/resetPassword',
  summary: 'Sets a new password with the one-time token of the mail',
  access: open,
  rateLimit: 'sign-in',
  input: z.object({ token: z.string().min(1).max(200), newPassword: password }),
  output: saved,
});

export const changePassword = endpoint({
  id: 'changePassword',
  service,
  method: 'POST',
  path: '/write/v1/user/changePassword',
  summary: 'Changes the own password and ends the other sessions of the user',
  access: fullUser,
  input: z.object({
    currentPassword: z.string().min(1).max(200),
    newPassword: password,
    confirmPassword: z.string().max(200),
  }),
  output: saved,
});

export const logout = endpoint({
  id: 'logout',
  service,
  method: 'POST',
  path: '/write/v1/user/logout',
  summary: 'Ends the session everywhere at once',
  access: anySignedIn,
  input: z.object({}),
  output: saved,
});

export const me = endpoint({
  id: 'me',
  service,
  method: 'GET',
  path: '/read/v1/user/me',
  summary: 'The login details again, as they are now',
  access: anySignedIn,
  input: z.object({}),
  output: session,
});

export const jwks = endpoint({
  id: 'jwks',
  service,
  method: 'GET',
  path: '/.well-known/jwks.json',
  summary: 'The public keys that services verify tokens with',
  access: open,
  input: z.object({}),
  output: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
});

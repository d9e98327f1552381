import { findRoute } from './route-pattern';

/** The pages the shell draws itself. */
export const ownRoutes = [
  { path: '/', page: 'sign-in' },
  { path: '/login/:username', page: 'register' },
  { path: '/invite', page: 'register' },
  { path: '/reset-password/:token', page: 'reset-password' },
  { path: '/confirm/:token', page: 'confirm' },
  { path: '/logout', page: 'sign-out' },
] as const;

export type OwnPage = (typeof ownRoutes)[number]['page'];

/** The shell's own page at `path`. */
export function ownPageAt(path: string): OwnPage | undefined {
  return findRoute(ownRoutes, path)?.page;
}

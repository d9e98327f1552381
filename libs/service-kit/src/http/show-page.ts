import type { Context } from 'koa';

/**
 * Answers with a page that is served by itself, for somebody who is not signed in: it runs no script, loads nothing, is
 * kept nowhere, found by no search engine, and tells nobody where its reader came from.
 */
export function showPage(koa: Context, status: number, page: string): void {
  koa.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  koa.set('Cache-Control', 'no-store');
  koa.set('Referrer-Policy', 'no-referrer');
  koa.set('X-Robots-Tag', 'noindex, nofollow');
  koa.status = status;
  koa.type = 'html';
  koa.body = page;
}

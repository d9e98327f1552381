import { ServerResponse, type IncomingMessage } from 'node:http';
import { Problem } from '@washcoat/service-kit';
import type Koa from 'koa';

/** Says whether a connection may be opened at all; rejects with the reason when not. */
export type ConnectionGuard = (request: IncomingMessage) => Promise<void>;

/** Holds connections to what holds for requests: `guards` in their order, and pages of this installation alone. */
export function connectionGuard(app: Koa, guards: readonly Koa.Middleware[]): ConnectionGuard {
  return async (request) => {
    const koa = app.createContext(request, new ServerResponse(request));
    for (const guard of [...guards, ownPages]) await guard(koa, () => Promise.resolve());
  };
}

/** Browsers name the page that opens a connection, whoever wrote it: other people's pages are refused. */
const ownPages: Koa.Middleware = (koa, next) => {
  const origin = koa.get('origin');
  if (origin !== '' && hostOf(origin) !== koa.host.toLowerCase()) throw foreignPage();
  return next();
};

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

const foreignPage = () => new Problem(403, 'This page is not part of Washcoat.', { code: 'FOREIGN_PAGE' });

import type { IncomingMessage } from 'node:http';
import helmet from 'helmet';
import type { Middleware } from 'koa';

const setHeaders = helmet({
  xFrameOptions: { action: 'deny' },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'"],
      connectSrc: ["'self'", webSocketOfThisHost],
      // The style sheets of styled-components and the grid are written by script.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
});

/** Browsers that hold `'self'` to the page's own scheme need the web socket named. */
function webSocketOfThisHost({ headers: { host = '' } }: IncomingMessage): string {
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** What a browser is told not to allow, on every answer. */
export const secureHeaders: Middleware = async (koa, next) => {
  await new Promise<void>((resolve, reject) => {
    setHeaders(koa.req, koa.res, (problem?: unknown) => (problem ? reject(problem) : resolve()));
  });
  await next();
};

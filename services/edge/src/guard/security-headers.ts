import helmet from 'helmet';
import type { Middleware } from 'koa';

/** Camera and microphone are for grading sessions, of the installation's own pages; what no page asks for is nobody's. */
const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'display-capture=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
].join(', ');

/** Where the fields of Stripe come from, in which cards are entered, and whom they ask. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const NOBODY: typeof STRIPE = { script: [], frame: [], connect: [] };

/**
 * What a browser is told not to allow, on every answer. Nothing that a request says stands in it. Stripe's fields are let
 * in where cards are taken by Stripe, and nowhere else.
 */
export function secureHeaders(
  baseUrl: string | undefined,
  { takesStripe = false }: { takesStripe?: boolean } = {},
): Middleware {
  const setHeaders = headersFor(baseUrl, takesStripe ? STRIPE : NOBODY);
  return async (koa, next) => {
    await new Promise<void>((resolve, reject) => {
      setHeaders(koa.req, koa.res, (problem?: unknown) => (problem ? reject(problem) : resolve()));
    });
    koa.set('Permissions-Policy', PERMISSIONS);
    await next();
  };
}

function headersFor(baseUrl: string | undefined, cards: typeof STRIPE) {
  return helmet({
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...cards.script],
        ...(cards.frame.length && { frameSrc: cards.frame }),
        workerSrc: ["'self'"],
        connectSrc: ["'self'", ...webSocketsOf(baseUrl), ...cards.connect],
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
}

/** Browsers that hold `'self'` to the page's own scheme need the web socket named. */
function webSocketsOf(baseUrl: string | undefined): string[] {
  if (baseUrl === undefined) return [];
  const { protocol, host } = new URL(baseUrl);
  return [`${protocol === 'https:' ? 'wss' : 'ws'}://${host}`];
}

import type { Context } from 'koa';

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const loopbackAddress = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/;

/**
 * Whether a request comes from this machine and asks for it by a name of its own: a page elsewhere can make its own name
 * lead here, but not the browser say another one. What proxies add may be forged and is not asked.
 */
export const isFromThisMachine = (koa: Context): boolean =>
  loopbackName.test(koa.get('host')) && loopbackAddress.test(koa.ip);

import { Problem, type Service } from '@washcoat/service-kit';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { findMail, listMails } from '../mails/mail.repository';
import { DEV_MAIL, mailListPage, mailPage } from './dev-mail.page';

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const loopbackAddress = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/;

/**
 * Whether a request comes from this machine and asks for it by a name of its own: a page elsewhere can make its own name
 * lead here, but not the browser say another one. What proxies add may be forged and is not asked.
 */
const isFromThisMachine = (koa: Context): boolean =>
  loopbackName.test(koa.get('host')) && loopbackAddress.test(koa.ip);

const SHOWN = 200;
const mailId = z.guid();
const elsewhere = () =>
  new Problem(403, 'Mails are shown on this machine only. Open them at localhost.', { code: 'NOT_HERE' });

/** Lets developers read the mails of an installation. In production these pages do not exist. */
export function devMail({ database, platform }: Pick<Service, 'database' | 'platform'>): Middleware {
  return async (koa, next) => {
    const isHere = koa.path === DEV_MAIL || koa.path.startsWith(`${DEV_MAIL}/`);
    if (!isHere || koa.method !== 'GET' || platform.environment === 'production') return next();
    if (!isFromThisMachine(koa)) throw elsewhere();
    const content = await contentOf(koa.path);
    if (content === null) return next();
    koa.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    koa.set('Cache-Control', 'no-store');
    koa.type = 'html';
    koa.body = content;
  };

  async function contentOf(path: string): Promise<string | null> {
    if (path === DEV_MAIL) return mailListPage(await listMails(database, SHOWN));
    const wanted = mailId.safeParse(path.slice(DEV_MAIL.length + 1));
    const mail = wanted.success ? await findMail(database, wanted.data) : undefined;
    return mail ? mailPage(mail) : null;
  }
}

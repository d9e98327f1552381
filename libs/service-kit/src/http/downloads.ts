import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { session as sessionSchema, type Session } from '@washcoat/contract-entities';
import { z } from 'zod';
import { Problem } from '../problem';
import type { Service } from '../service/service';
import type { ReadContext } from './routes';

const LIFETIME_MS = 10 * 60 * 1000;

export interface DownloadFile {
  fileName: string;
  contentType: string;
  /** Streams, so that memory does not grow with the rows. */
  body: Readable | Buffer;
}

/** A file that a signed link serves: made when it is opened, for the user who asked for the link. */
export interface Download {
  name: string;
  make(context: Pick<ReadContext, 'database' | 'session' | 'now'>, input: unknown): Promise<DownloadFile>;
}

const ticket = z.object({
  download: z.string(),
  input: z.unknown(),
  session: sessionSchema,
  expires: z.number(),
});

/** A link to a download of this service, good for ten minutes. `input` must survive JSON. */
export function downloadLink(
  service: Pick<Service, 'name' | 'platform'>,
  download: string,
  input: unknown,
  session: Session,
): string {
  const content: z.input<typeof ticket> = { download, input, session, expires: Date.now() + LIFETIME_MS };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `/read/v1/${service.name}/download?ticket=${payload}.${signatureOf(payload, service.platform.secret)}`;
}

/** Serves the downloads of a service by their signed links. */
export function downloadRoutes(router: Router, service: Service): void {
  if (!service.downloads.length) return;
  router.get(`/read/v1/${service.name}/download`, async (koa) => {
    const { download, input, session } = opened(String(koa.query.ticket ?? ''), service.platform.secret);
    const definition = service.downloads.find(({ name }) => name === download);
    if (!definition) throw gone();
    const file = await definition.make({ database: service.database, session, now: new Date() }, input);
    koa.set('Content-Disposition', `attachment; filename="${file.fileName.replace(/[^\w. -]/g, '_')}"`);
    koa.set('Cache-Control', 'private, no-store');
    koa.type = file.contentType;
    if (file.body instanceof Readable)
      file.body.once('error', (error) =>
        service.platform.logger.warn({ error, download }, 'download broken off'),
      );
    koa.body = file.body;
  });
}

function opened(text: string, secret: string): z.output<typeof ticket> {
  const [payload = '', signature = ''] = text.split('.');
  const expected = Buffer.from(signatureOf(payload, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw gone();
  const content = ticket.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (content.expires < Date.now()) throw gone();
  return content;
}

const signatureOf = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url');
const gone = () =>
  new Problem(403, 'This link is no longer good. Ask for the download again.', { code: 'LINK_EXPIRED' });

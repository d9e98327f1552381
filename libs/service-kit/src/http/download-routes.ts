import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { allows } from '@washcoat/contract-kernel';
import type { Context } from 'koa';
import { clock } from '../platform/surroundings';
import type { Service } from '../service/service';
import { findTicket } from './download-ticket';
import { callersLeave } from './callers-leave';
import { downloadAddress, linkGone, type DownloadFile } from './downloads';

/** Serves the downloads of a service by the tickets of their links. */
export function downloadRoutes(router: Router, service: Service): void {
  if (!service.downloads.length) return;
  router.get(downloadAddress(service), async (koa) => {
    koa.set('Cache-Control', 'private, no-store');
    koa.set('Referrer-Policy', 'no-referrer');
    const now = clock.now();
    const { download, session, input } = await opened(service, String(koa.query.ticket ?? ''), now);
    // A look at the headers does not make the file.
    if (koa.method === 'HEAD') return void (koa.status = 200);
    const file = await download.make(
      { database: service.databaseOfReads(callersLeave(koa)), session, now },
      input,
    );
    send(koa, file, (error) =>
      service.platform.logger.warn({ error, download: download.call.id }, 'download broken off'),
    );
  });
}

function send(koa: Context, { fileName, contentType, body }: DownloadFile, report: (error: Error) => void) {
  koa.set('Content-Disposition', `attachment; filename="${fileName.replace(/[^\w. -]/g, '_')}"`);
  koa.type = contentType;
  if (body instanceof Readable) body.once('error', report);
  koa.body = body;
}

/** What a ticket asks for, with the session as it is now. Throws 403 when any of it has ended. */
async function opened(service: Service, ticket: string, now: Date) {
  const request = await findTicket(service.database, ticket, now);
  const download = request && service.downloads.find(({ call }) => call.id === request.call);
  if (!download) throw linkGone();
  const live = await service.platform.sessions.get(request.sessionId);
  if (!live || live.session.userId !== request.userId) throw linkGone();
  if (!allows(download.call.access, live.session)) throw linkGone();
  return { download, session: live.session, input: request.input };
}

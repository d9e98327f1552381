import { Readable } from 'node:stream';
import type Router from '@koa/router';
import type { Session } from '@washcoat/contract-entities';
import { allows, type Endpoint } from '@washcoat/contract-kernel';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { Problem } from '../problem';
import type { Service } from '../service/service';
import { findTicket, keepTicket } from './download-ticket';
import type { RequestFacts } from './routes';
import { clock } from '../platform/surroundings';

export interface DownloadFile {
  fileName: string;
  contentType: string;
  /** Streams, so that memory does not grow with the rows. */
  body: Readable | Buffer;
}

/** What a file is made with: the rights are those of the moment at which its link is opened. */
export interface DownloadContext {
  database: Knex;
  session: Session;
  now: Date;
}

/** A file that a link serves: made when it is opened, for the user who asked for the link. */
export interface Download {
  /** The call that answers the link. Who may not make it any more does not get the file either. */
  call: Endpoint;
  make(context: DownloadContext, input: unknown): Promise<DownloadFile>;
}

/** A link to the download of `call`, good for two minutes of this session. `input` must survive JSON. */
export async function downloadLink(
  service: Pick<Service, 'name' | 'database'>,
  call: Endpoint,
  input: unknown,
  { session, sessionId, now }: Pick<RequestFacts, 'session' | 'sessionId' | 'now'>,
): Promise<string> {
  if (!sessionId) throw gone();
  const request = { call: call.id, input, userId: session.userId, sessionId };
  return `${addressOf(service)}?ticket=${await keepTicket(service.database, request, now)}`;
}

/** Serves the downloads of a service by the tickets of their links. */
export function downloadRoutes(router: Router, service: Service): void {
  if (!service.downloads.length) return;
  router.get(addressOf(service), async (koa) => {
    koa.set('Cache-Control', 'private, no-store');
    koa.set('Referrer-Policy', 'no-referrer');
    const now = clock.now();
    const { download, session, input } = await opened(service, String(koa.query.ticket ?? ''), now);
    // A look at the headers does not make the file.
    if (koa.method === 'HEAD') return void (koa.status = 200);
    const file = await download.make({ database: service.database, session, now }, input);
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
  if (!download) throw gone();
  const live = await service.platform.sessions.get(request.sessionId);
  if (!live || live.session.userId !== request.userId) throw gone();
  if (!allows(download.call.access, live.session)) throw gone();
  return { download, session: live.session, input: request.input };
}

const addressOf = ({ name }: Pick<Service, 'name'>) => `/read/v1/${name}/download`;
const gone = () =>
  new Problem(403, 'This link is no longer good. Ask for the download again.', { code: 'LINK_EXPIRED' });

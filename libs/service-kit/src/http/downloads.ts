import type { Readable } from 'node:stream';
import type { Session } from '@washcoat/contract-entities';
import type { Endpoint } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { Problem } from '../problem';
import { keepTicket } from './download-ticket';
import type { RequestFacts } from './routes';

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
  service: { name: string; database: Knex },
  call: Endpoint,
  input: unknown,
  { session, sessionId, now }: Pick<RequestFacts, 'session' | 'sessionId' | 'now'>,
): Promise<string> {
  if (!sessionId) throw linkGone();
  const request = { call: call.id, input, userId: session.userId, sessionId };
  return `${downloadAddress(service)}?ticket=${await keepTicket(service.database, request, now)}`;
}

/** Where a service answers the links of its downloads. */
export const downloadAddress = ({ name }: { name: string }) => `/read/v1/${name}/download`;

/** The refusal of a link that has ended. */
export const linkGone = () =>
  new Problem(403, 'This link is no longer good. Ask for the download again.', { code: 'LINK_EXPIRED' });

import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorAnswer } from '@washcoat/contract-kernel';
import { newId } from '../platform/surroundings';

interface Refusal {
  status: number;
  reason: string;
  error: string;
  code: string;
}

/** What could not be read, by the code of the parser. */
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    error: 'The address or the headers are too long.',
    code: 'TOO_LARGE',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    reason: 'Payload Too Large',
    error: 'This is too large.',
    code: 'TOO_LARGE',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    error: 'The request did not arrive in time. Send it again.',
    code: 'TOO_SLOW',
  },
};

const unreadable: Refusal = {
  status: 400,
  reason: 'Bad Request',
  error: 'This is no request that can be read.',
  code: 'UNREADABLE',
};

/** Answers on a connection that has no response for it, and closes the connection. */
export function refuseOn(socket: Duplex, error?: NodeJS.ErrnoException): void {
  const refusal = refusals[error?.code ?? ''] ?? unreadable;
  if (!socket.writable || error?.code === 'ECONNRESET') return void socket.destroy();
  const body = bodyOf(refusal);
  const lines = [
    `HTTP/1.1 ${refusal.status} ${refusal.reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Answers a request whose target is no address. */
export function refuse(response: ServerResponse): void {
  const body = bodyOf(unreadable);
  response.writeHead(unreadable.status, {
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  });
  response.end(body);
}

function bodyOf({ error, code }: Refusal): string {
  const answer: ErrorAnswer = { error, code, requestId: newId() };
  return JSON.stringify(answer);
}

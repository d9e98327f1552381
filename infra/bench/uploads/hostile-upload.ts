import { request, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { imageUpload, uploadTicket } from '@washcoat/contract-files';

const BOUNDARY = 'hostile';
const START = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;
const CHUNK = 64 * 1024;
const SLOW_MS = 200;
const SLOW_CHUNK = 2048;

export interface HostileUpload {
  url: string;
  /** The address of this machine that the request comes from: 127.0.0.0/8 is all its own. */
  from: string;
  content: Buffer;
  /** Sends a little now and then to keep its place. */
  isSlow: boolean;
  /** Ends in the middle. */
  isCut: boolean;
}

/** Uploads once, with a ticket of its own; answers the status, 0 when the connection ended without one. */
export async function uploadOnce(upload: HostileUpload): Promise<number> {
  const { url, from } = upload;
  const given = await send(url, uploadTicket.path, from, { method: 'GET', headers: {} });
  if (given.status !== 200) return given.status;
  const { ticket } = JSON.parse(given.text);
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'upload-ticket': String(ticket),
    'transfer-encoding': 'chunked',
  };
  return (await send(url, imageUpload.path, from, { method: 'POST', headers }, upload)).status;
}

function send(
  url: string,
  path: string,
  localAddress: string,
  options: { method: string; headers: OutgoingHttpHeaders },
  upload?: HostileUpload,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const call = request(new URL(path, url), { ...options, localAddress, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('close', () => {
        resolve({ status: answer.statusCode ?? 0, text });
        call.destroy();
      });
    });
    call.on('error', () => resolve({ status: 0, text: '' }));
    if (upload) void write(call, upload);
    else call.end();
  });
}

async function write(call: ReturnType<typeof request>, { content, isSlow, isCut }: HostileUpload) {
  call.write(START);
  const size = isSlow ? SLOW_CHUNK : CHUNK;
  for (let at = 0; at < content.length && !call.destroyed; at += size) {
    const isTaken = call.write(content.subarray(at, at + size));
    if (isSlow) await pause(SLOW_MS);
    else if (!isTaken) await drained(call);
    if (isCut && at > content.length / 2) call.destroy();
  }
  if (!call.destroyed) call.end(END);
}

function drained(call: ReturnType<typeof request>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      call.off('drain', done);
      call.off('close', done);
      resolve();
    };
    call.on('drain', done);
    call.on('close', done);
  });
}

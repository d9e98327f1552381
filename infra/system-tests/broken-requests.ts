import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Endpoint } from '@washcoat/contract-kernel';

/** A request as it goes over the wire, and how its sender leaves: at once, or by closing its half. */
export interface BrokenRequest {
  what: string;
  bytes: Buffer;
  leaves?: 'torn' | 'half';
}

const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
const multipart = 'Content-Type: multipart/form-data; boundary=';
const json = 'Content-Type: application/json\r\n';

const request = (line: string, headers = '', body: string | Buffer = ''): Buffer =>
  Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`, 'latin1'), Buffer.from(body)]);
const lengthOf = (body: string | Buffer) => `Content-Length: ${Buffer.byteLength(body)}\r\n`;

const targets = [
  ...[
    '//',
    '//a:99999',
    '//[',
    '///',
    '/\\',
    '*',
    'http://[',
    'http://a:99999/',
    'http://a/read/v1/user/me',
    'x:',
  ],
  ...[
    '/%',
    '/%00',
    '/%E0%A4%A',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..;/',
    '/#',
    '/?%',
    '/?a[=1',
    `/${'a'.repeat(7000)}`,
  ],
  ...[
    '/files/%',
    '/files/pictures/%00',
    '/files/converters/%',
    '/remotes/a/b/%',
    '/remotes/a/b/../../c',
    '/dev/mail/%',
  ],
  ...[
    '/realtime',
    '/realtime/%',
    '//x/realtime',
    '/docs/%',
    '/health/ready?%',
    '/internal/%',
    `/files/${'a/'.repeat(3000)}`,
  ],
  ...['/\u0001', '/\u00ff', '', ' /', `/${'a'.repeat(70_000)}`],
];

const headers = [
  'Host: y\r\n',
  'X-Forwarded-For: %,,[\r\nX-Forwarded-Host: [\r\nX-Forwarded-Proto: x\r\n',
  'Accept-Encoding: br;q=x, *;q=-1, ,\r\nAccept: ;;;\r\n',
  'Range: bytes=9-1\r\nIf-None-Match: "\r\nIf-Modified-Since: never\r\n',
  'X-Request-Id: \u00ff\u00fe\r\ntoken: \u00ff.\u00ff.\u00ff\r\n',
  'token: a.b.c\r\ntoken: d\r\nIdempotency-Key: \u00ff\r\n',
  'Cookie: =;=;\r\nAuthorization: Basic %\r\nOrigin: null\r\n',
  'Expect: 200-ok\r\n',
  'Connection: upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n',
  'Transfer-Encoding: gzip, chunked\r\n',
  'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n',
  'Content-Length: -1\r\n',
  'Content-Length: 99999999999999999999\r\n',
  'Content-Type: ;\r\nContent-Length: 0\r\n',
  'Content-Type: application/json; charset=\u00ff\r\n',
  'No colon\r\n',
  ': no name\r\n',
  ' folded\r\n',
  Array.from({ length: 1500 }, (_, index) => `x${index}: y\r\n`).join(''),
  `x: ${'y'.repeat(70_000)}\r\n`,
];

/** Requests that are broken whatever they ask for. */
export const brokenAnywhere: readonly BrokenRequest[] = [
  ...targets.flatMap((target) => [
    { what: `GET ${target.slice(0, 40)}`, bytes: request(`GET ${target}`) },
    { what: `upgrade ${target.slice(0, 40)}`, bytes: request(`GET ${target}`, upgrade) },
  ]),
  ...headers.map((lines) => ({ what: lines.slice(0, 40), bytes: request('GET /read/v1/user/me', lines) })),
  ...['CONNECT a:1', 'CONNECT //', 'TRACE /', 'OPTIONS *', 'PROPFIND /', 'X /', 'get /', 'PRI *'].map(
    (line) => ({
      what: line,
      bytes: request(line),
    }),
  ),
  { what: 'no HTTP', bytes: Buffer.from('\u0016\u0003\u0001\u0002\u0000hello\r\n\r\n', 'latin1') },
  { what: 'HTTP/9.9', bytes: Buffer.from('GET / HTTP/9.9\r\n\r\n') },
  { what: 'an upgrade that is torn off', bytes: request('GET /realtime/', upgrade), leaves: 'torn' },
  {
    what: 'an upgrade with a frame at once',
    bytes: request('GET /realtime/', upgrade, Buffer.alloc(500, 255)),
  },
  { what: 'half a head', bytes: Buffer.from('GET / HTTP/1.1\r\nHos'), leaves: 'half' },
  { what: 'half a head, torn', bytes: Buffer.from('GET / HTTP/1.1\r\nHos'), leaves: 'torn' },
  {
    what: 'twenty answers that nobody reads',
    bytes: Buffer.concat(Array.from({ length: 20 }, () => request('GET /openapi.json'))),
    leaves: 'torn',
  },
];

const file = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nhalf`;
const packed = { br: brotliCompressSync, gzip: gzipSync, deflate: deflateSync };

/** Bodies that are broken, for one call. */
export function brokenBodies({ method, path }: Endpoint, token: string): BrokenRequest[] {
  const line = `${method} ${path}`;
  const signed = `token: ${token}\r\n`;
  const whole = (what: string, lines: string, body: string | Buffer): BrokenRequest => ({
    what: `${line} with ${what}`,
    bytes: request(line, `${signed}${lines}${lengthOf(body)}`, body),
  });
  const cut = (what: string, lines: string, body: string, leaves: 'torn' | 'half'): BrokenRequest => ({
    what: `${line} with ${what}, ${leaves}`,
    bytes: request(line, `${signed}${lines}Content-Length: 5000\r\n`, body),
    leaves,
  });
  return [
    whole('half of a JSON', json, '{"a": '),
    ...Object.entries(packed).flatMap(([encoding, pack]) => [
      whole(`no ${encoding}`, `${json}Content-Encoding: ${encoding}\r\n`, 'not packed'),
      whole(
        `half of ${encoding}`,
        `${json}Content-Encoding: ${encoding}\r\n`,
        pack('{"a":"bbbbb"}').subarray(0, 9),
      ),
    ]),
    whole('an empty boundary', `${multipart}\r\n`, 'x'),
    whole('a boundary without end', `${multipart}"x\r\n`, 'x'),
    ...['image', 'file', 'other'].map((name) =>
      whole(`a form that ends in ${name}`, `${multipart}x\r\n`, file(name)),
    ),
    whole('a form that ends in a head', `${multipart}x\r\n`, '--x\r\nContent-Disp'),
    ...(['torn', 'half'] as const).flatMap((leaves) => [
      cut('a cut JSON', json, '{"a": ', leaves),
      cut('a cut form', `${multipart}x\r\n`, file('image'), leaves),
      cut('a cut form of a file', `${multipart}x\r\n`, file('file'), leaves),
    ]),
    {
      what: `${line} with bad chunks`,
      bytes: request(line, `${signed}${json}Transfer-Encoding: chunked\r\n`, '5\r\n{"a":\r\nzz\r\n'),
    },
    {
      what: `${line} with a form in bad chunks`,
      bytes: request(
        line,
        `${signed}${multipart}x\r\nTransfer-Encoding: chunked\r\n`,
        `ff\r\n${file('image')}\r\n-1\r\n`,
      ),
    },
  ];
}

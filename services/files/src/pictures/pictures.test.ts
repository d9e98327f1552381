import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import type { Session } from '@washcoat/contract-entities';
import {
  holdUploads,
  imagesUpload,
  imageUpload,
  MOST_PICTURES,
  uploadKeepers,
  uploadTicket,
  usedUploads,
} from '@washcoat/contract-files';
import { pictureAt, TestService, testSession } from '@washcoat/testing';
import sharp, { type Sharp } from 'sharp';
import { createFilesService } from '../service';
import { DirectoryStore } from './directory-store';
import { removeUnusedPictures } from './remove-unused-pictures';

const MB = 1024 * 1024;
const DAY_MS = 86_400_000;
const plain = (width = 40, height = 30, background = '#a34f26') =>
  sharp({ create: { width, height, channels: 3, background } });
const bytesOf = (picture: Sharp) => picture.toBuffer();

interface UploadOptions {
  field?: string;
  name?: string;
  copies?: number;
}

describe('uploaded pictures', () => {
  let dataDir: string;
  let files: TestService;
  let store: DirectoryStore;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-files-'));
    store = new DirectoryStore(path.join(dataDir, 'pictures'));
    files = await TestService.start(createFilesService({ dataDir, store }));
    files.caller.add('files', files.service.app.callback());
  });
  afterAll(async () => {
    await files.stop();
    await rm(dataDir, { recursive: true });
  });

  function form(contents: readonly Buffer[], { field = 'image', name = 'picture.png' } = {}) {
    const boundary = randomUUID();
    const parts = contents.flatMap((content) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]);
    return {
      method: 'POST' as const,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    };
  }
  const ticket = async (session: Session | null = null) => ({
    'upload-ticket': (await files.call(session, uploadTicket, {})).body.ticket,
  });
  async function upload(content: Buffer, { copies = 1, ...options }: UploadOptions = {}) {
    const contents = Array.from({ length: copies }, () => content);
    const { headers, ...request } = form(contents, options);
    const all = { ...headers, ...(await ticket()) };
    return files.send<typeof imageUpload>({ url: imageUpload.path, ...request, headers: all });
  }
  async function uploadAll(contents: readonly Buffer[]) {
    const { headers, ...request } = form(contents);
    const all = { ...headers, ...(await ticket()) };
    return files.send<typeof imagesUpload>({ url: imagesUpload.path, ...request, headers: all });
  }

  async function stored(imageUrl: string): Promise<Buffer> {
    const file = await store.read(path.basename(imageUrl));
    if (!file) throw new Error(`${imageUrl} is not stored.`);
    const chunks: Buffer[] = [];
    for await (const chunk of file.content) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  it('[COM-004] [COM-005] are taken without a token and served for ever under the hash of their content', async () => {
    const { status, body } = await upload(await bytesOf(plain().png()));
    expect(status).toBe(200);
    expect(body.imageUrl).toMatch(/^\/files\/pictures\/[0-9a-f]{64}\.webp$/);
    const served = await files.send({ method: 'GET', url: body.imageUrl });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(served.headers.etag);
    const again = { method: 'GET' as const, url: body.imageUrl, headers: { 'if-none-match': etag } };
    expect((await files.send(again)).status).toBe(304);
    expect((await files.send({ method: 'HEAD', url: body.imageUrl })).status).toBe(200);
  });

  it('come in the part that is asked for, whole where that is allowed, and not beyond their end', async () => {
    const { body } = await upload(await bytesOf(plain(41).png()));
    const ask = (range: string, more: Record<string, string> = {}) =>
      files.send({ method: 'GET', url: body.imageUrl, headers: { range, ...more } });
    const whole = await files.send({ method: 'GET', url: body.imageUrl });
    const size = Number(whole.headers['content-length']);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    const of = (from: number, to: number) => `bytes ${from}-${to}/${size}`;
    for (const [range, from, to] of [
      ['bytes=0-3', 0, 3],
      ['bytes=8-11', 8, 11],
      ['bytes=10-', 10, size - 1],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=-${size + 9}`, 0, size - 1],
      [`bytes=4-${size + 9}`, 4, size - 1],
    ] as const) {
      const { status, headers, body: text } = await ask(range);
      expect([status, headers['content-range'], Number(headers['content-length'])]).toEqual([
        206,
        of(from, to),
        to - from + 1,
      ]);
      if (range === 'bytes=8-11') expect(text).toBe('WEBP');
    }
    const beyond = await ask(`bytes=${size}-`);
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    expect(beyond.headers['cache-control'] ?? '').not.toContain('immutable');
    const etag = String(whole.headers.etag);
    expect((await ask('bytes=0-3', { 'if-range': etag })).status).toBe(206);
    for (const [range, more] of [
      ['bytes=0-3', { 'if-range': '"another"' }],
      ['bytes=0-3,8-11', {}],
      ['lines=1-2', {}],
    ] as const)
      expect((await ask(range, { ...more })).status).toBe(200);
  });

  it('are known by their content, whatever their name says', async () => {
    const jpeg = await upload(await bytesOf(plain().jpeg()), { name: 'renamed.gif' });
    expect(jpeg.body.imageUrl).toMatch(/\.jpg$/);
    const gif = await upload(await bytesOf(plain().gif()), { name: 'renamed.jpg' });
    expect(gif.body.imageUrl).toMatch(/\.webp$/);
    expect((await sharp(await stored(gif.body.imageUrl)).metadata()).format).toBe('webp');
  });

  it('lose place, camera and whatever else came along, and stand upright', async () => {
    const exif = { IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N' } };
    const taken = await bytesOf(plain(40, 30).withExif(exif).withMetadata({ orientation: 6 }).jpeg());
    const tagged = Buffer.concat([taken, Buffer.from('<script>SECRET-TAIL</script>')]);
    const { body } = await upload(tagged);
    const kept = await stored(body.imageUrl);
    const metadata = await sharp(kept).metadata();
    expect(metadata.exif).toBeUndefined();
    expect([metadata.width, metadata.height]).toEqual([30, 40]);
    expect(kept.toString('latin1')).not.toMatch(/SECRET/);
  });

  it('are at most 2560 px long, 2048 where they may shine through', async () => {
    const sizes = [];
    for (const picture of [
      plain(5000, 100).jpeg(),
      plain(5000, 100).png(),
      plain(5000, 100).ensureAlpha().png(),
    ]) {
      const { body } = await upload(await bytesOf(picture));
      const { width, height } = await sharp(await stored(body.imageUrl)).metadata();
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [2560, 51],
      [2560, 51],
      [2048, 41],
    ]);
  });

  it.each([
    ['a program renamed to .png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)])],
    ['a script', Buffer.from('#!/bin/sh\necho hello\n')],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['a spreadsheet', Buffer.from('PK\x03\x04 sheet')],
    ['a torn picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    ['nothing', Buffer.alloc(0)],
  ])('are refused when they are %s', async (_what, content) => {
    const { status, error } = await upload(content);
    expect(status).toBe(400);
    expect(error.fields).toEqual({ image: 'This is no picture we can read. Choose a JPG, PNG or GIF.' });
  });

  it('are refused above 12582912 bytes', async () => {
    const { status, error } = await upload(Buffer.alloc(13 * MB, 1));
    expect(status).toBe(413);
    expect(error).toMatchObject({ code: 'TOO_LARGE', error: 'A picture may have at most 12 MB.' });
    expect((await upload(Buffer.alloc(12_582_912, 1))).status).toBe(400);
  });

  it('are refused when a small file unfolds to a huge picture', async () => {
    const bomb = pngOf(30_000, 30_000);
    expect(bomb.length).toBeLessThan(MB);
    const { status, error } = await upload(bomb);
    expect(status).toBe(400);
    expect(error.fields?.image).toContain('too much memory');
  });

  it('come alone in the field image of a multipart form', async () => {
    const picture = await bytesOf(plain().png());
    expect((await upload(picture, { field: 'other' })).error.fields).toEqual({ image: 'Choose a picture.' });
    const two = await upload(picture, { copies: 2 });
    expect(two.error.fields).toEqual({ image: 'Send one picture at a time.' });
    const token = await files.tokenOf(testSession());
    const json = await files.send({
      method: 'POST',
      url: imageUpload.path,
      payload: { image: 'x' },
      headers: { token },
    });
    expect(json.error.fields).toEqual({ image: 'Send the picture as a multipart form.' });
    const headers = { 'content-type': 'multipart/form-data; boundary=x', token };
    const torn = { method: 'POST' as const, url: imageUpload.path, headers, payload: '--x\r\nContent-' };
    expect((await files.send(torn)).status).toBe(400);
    const nameless = { ...torn, headers: { 'content-type': 'multipart/form-data; boundary=', token } };
    expect((await files.send(nameless)).error.fields).toEqual(json.error.fields);
  });

  it.each([imageUpload, imagesUpload])(
    'are refused when their form ends inside one of them',
    async ({ path: url }) => {
      const { payload, ...sent } = form([await bytesOf(plain().png()), await bytesOf(plain(50).png())]);
      const headers = { ...sent.headers, token: await files.tokenOf(testSession()) };
      for (const missing of [1, 30, 60, payload.length - 180]) {
        const { status, error } = await files.send({
          ...sent,
          headers,
          url,
          payload: payload.subarray(0, -missing - 3),
        });
        expect([status, error.error]).toEqual([
          400,
          expect.stringMatching(/did not arrive whole|one picture/),
        ]);
      }
    },
  );

  it('are one file when they come twice', async () => {
    const picture = await bytesOf(plain(50, 50, '#123456').png());
    const answers = await Promise.all([upload(picture), upload(picture)]);
    expect(new Set(answers.map(({ body }) => body.imageUrl)).size).toBe(1);
    const name = path.basename(answers[0]?.body.imageUrl ?? '');
    expect(await readdir(path.join(dataDir, 'pictures', name.slice(0, 2)))).toContain(name);
    expect(await files.service.database('picture').where({ name })).toHaveLength(1);
  });

  it('are served under no other names', async () => {
    for (const url of ['/files/pictures/..%2f..%2fsecret', '/files/pictures/abc.webp', '/files/pictures/']) {
      expect((await files.send({ method: 'GET', url })).status).toBe(404);
    }
    const unknown = `/files/pictures/${'0'.repeat(64)}.webp`;
    expect((await files.send({ method: 'GET', url: unknown })).status).toBe(404);
  });

  describe('that nobody uses', () => {
    /** What the services whose records name uploads say when they are asked. */
    const keepers = (answer: (addresses: string[]) => string[]) =>
      uploadKeepers.forEach((keeper) =>
        files.caller.add(keeper, async (request, response) => {
          expect(request.url).toBe(usedUploads.path);
          const { addresses } = JSON.parse((await buffer(request)).toString());
          response.end(JSON.stringify({ used: answer(addresses) }));
        }),
      );
    const later = (days: number) => new Date(Date.now() + days * DAY_MS + 1000);
    const sweep = (days: number) => removeUnusedPictures(files.service, store, later(days));
    const statusOf = async (url: string) => (await files.send({ method: 'GET', url })).status;

    it('are removed a day after they were last held, and those that a record lets go of as well', async () => {
      const used = (await upload(await bytesOf(plain(9, 9, '#111111').png()))).body.imageUrl;
      const unused = (await upload(await bytesOf(plain(9, 9, '#222222').png()))).body.imageUrl;
      keepers((addresses) => addresses.filter((address) => address === used));
      expect(await removeUnusedPictures(files.service, store, new Date(Date.now() + DAY_MS - 60_000))).toBe(
        0,
      );
      expect(await sweep(1)).toBeGreaterThan(0);
      expect([await statusOf(used), await statusOf(unused)]).toEqual([200, 404]);
      expect(await sweep(1.5)).toBe(0);
      keepers(() => []);
      expect(await sweep(3)).toBe(1);
      expect(await statusOf(used)).toBe(404);
    });

    it('all stay when somebody who may use them does not answer', async () => {
      const kept = (await upload(await bytesOf(plain(9, 9, '#333333').png()))).body.imageUrl;
      keepers(() => []);
      files.caller.add(uploadKeepers[1], (_request, response) => response.writeHead(500).end('{}'));
      await expect(sweep(2)).rejects.toThrow('A service answered 500.');
      expect(await statusOf(kept)).toBe(200);
    });

    it('are held anew while a record is about to name them, and told when they are gone', async () => {
      const { imageUrl } = (await upload(await bytesOf(plain(9, 9, '#444444').png()))).body;
      await files.service.database('picture').update({ uploaded_at: new Date(0) });
      const gone = pictureAt('gone');
      const answer = await files.platform.services.post('files', holdUploads.path, {
        addresses: [imageUrl, gone],
      });
      expect(JSON.parse(answer.toString())).toEqual({ missing: [gone] });
      keepers(() => []);
      await removeUnusedPictures(files.service, store, new Date());
      expect(await statusOf(imageUrl)).toBe(200);
    });
  });

  it('[COM-006] [COM-023] come several at once, in their order, and at most ten', async () => {
    const colours = ['#112233', '#445566', '#778899'];
    const contents = await Promise.all(colours.map((colour) => bytesOf(plain(20, 20, colour).png())));
    const singly: string[] = [];
    for (const content of contents) singly.push((await upload(content)).body.imageUrl);
    expect((await uploadAll(contents)).body.imageUrls).toEqual(singly);
    const [first = Buffer.alloc(0)] = contents;
    const tooMany = await uploadAll(Array.from({ length: MOST_PICTURES + 1 }, () => first));
    expect(tooMany).toMatchObject({
      status: 400,
      body: { fields: { image: 'Send at most 10 pictures at a time.' } },
    });
    expect((await uploadAll([first, Buffer.from('no picture')])).status).toBe(400);
    expect((await uploadAll([])).status).toBe(400);
  });
});

/** A PNG of one colour that is tiny as a file. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8) * 10), { level: 9 });
  const chunks = [chunkOf('IHDR', header), chunkOf('IDAT', rows), chunkOf('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(checksumOf(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

function checksumOf(content: Buffer): number {
  let sum = ~0;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

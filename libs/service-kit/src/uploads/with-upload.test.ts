import { existsSync, statSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { surroundedBy } from '../platform/surroundings';
import { pictureForm } from './picture-form';
import { UploadGate } from './upload-gate';
import { withUpload } from './with-upload';

const stranger = { address: '203.0.113.9', isStranger: true };
const START = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';

function requestOf(): PassThrough & IncomingMessage {
  return Object.assign(new PassThrough(), {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  }) as unknown as PassThrough & IncomingMessage;
}

describe('an upload', () => {
  it('lies on disk, readable by nobody else, while it is worked on, and never after', async () => {
    const paths: string[] = [];
    const sent = (work: () => Promise<string>) => {
      const request = requestOf();
      request.end(`${START}hello\r\n--b--\r\n`);
      return withUpload(request, stranger, pictureForm(1), async ({ files: [file] }) => {
        if (!file) throw new Error('no file');
        paths.push(file.path);
        expect([file.bytes, statSync(file.path).mode & 0o777]).toEqual([5, 0o600]);
        return work();
      });
    };
    expect(await sent(async () => 'done')).toBe('done');
    await expect(sent(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(paths.map((path) => existsSync(path))).toEqual([false, false]);
  });

  it('is given up when it all but stands still, and its place is free again', async () => {
    let look = () => {};
    const request = requestOf();
    request.write(`${START}a byte now and then`);
    const received = surroundedBy(
      {
        now: () => new Date(),
        newId: () => 'slow',
        after: () => ({ cancel: () => undefined }),
        every: (_ms, work) => {
          look = work;
          return { cancel: () => undefined };
        },
        pause: () => Promise.resolve(),
      },
      () => withUpload(request, stranger, pictureForm(1), async () => 'never'),
    );
    const refused = expect(received).rejects.toMatchObject({ status: 408, details: { code: 'TOO_SLOW' } });
    await new Promise((resolve) => setImmediate(resolve));
    while (!request.listenerCount('data')) await new Promise((resolve) => setImmediate(resolve));
    look();
    await refused;
  });
});

describe('the gate of uploads', () => {
  const tooMany = expect.objectContaining({
    status: 429,
    details: expect.objectContaining({ extra: { retryAfter: 2 } }),
  });
  const from = (n: number, isStranger = false) => ({ address: `203.0.113.${n}`, isStranger });

  it('lets in two of an address, and the next as soon as one is done', () => {
    const gate = new UploadGate();
    const leave = gate.enter(from(1));
    gate.enter(from(1));
    expect(() => gate.enter(from(1))).toThrow(tooMany);
    leave();
    leave();
    gate.enter(from(1));
    expect(() => gate.enter(from(1))).toThrow(tooMany);
  });

  it('lets in six of a process, of which strangers take three at most', () => {
    const gate = new UploadGate();
    for (const n of [1, 2, 3]) gate.enter(from(n, true));
    expect(() => gate.enter(from(4, true))).toThrow(tooMany);
    for (const n of [4, 5, 6]) gate.enter(from(n));
    expect(() => gate.enter(from(7))).toThrow(tooMany);
  });
});

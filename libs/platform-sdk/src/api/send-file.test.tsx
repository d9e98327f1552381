import { allow, endpoint } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { connectionStore } from '../connection/connection-store';
import { sessionStore } from '../session/session-store';
import { answers, fakeApi, fakeSession, holdFiles, refuses } from '../testing';
import type { HeldFiles } from '../testing';
import { noConnection } from './api-problem';
import { onRefusal } from './refusals';
import { sendFile } from './send-file';

const upload = endpoint({
  id: 'upload',
  service: 'demo',
  summary: '',
  access: allow({}),
  method: 'POST',
  path: '/write/v1/thing/bulkUpload',
  body: 'multipart',
  input: z.object({}),
  output: z.object({ message: z.string() }),
});

describe('a file on its way', () => {
  const shares: number[] = [];
  let files: HeldFiles;
  let server: ReturnType<typeof fakeApi>;
  const send = () =>
    sendFile(
      { definition: upload, input: { title: 'Prices', note: '', file: new File(['oem'], 'a.csv') } },
      (share) => shares.push(share),
    );

  beforeEach(() => {
    shares.length = 0;
    sessionStore.save(fakeSession());
    files = holdFiles();
    server = fakeApi(answers(upload, { message: 'Done' }));
  });
  afterEach(() => {
    files.restore();
    server.restore();
    connectionStore.set(true);
  });

  it('[COM-001] carries the token and its parts, and tells how much has left', async () => {
    const { answer } = send();
    files.half();
    files.arrive();
    expect(await answer).toEqual({ data: { message: 'Done' } });
    expect(shares).toEqual([0.5]);
    const [seen] = server.callsOf(upload);
    expect(seen?.headers.get('token')).toBe('token-of-the-test');
    expect(seen?.headers.get('content-type')).toContain('multipart/form-data');
    expect(seen?.input).toEqual({ title: 'Prices', file: expect.any(File) });
  });

  it('[COM-007] ignores a 401 and rejects from 400 on, with what the server says', async () => {
    server.change(refuses(upload, 401, { error: 'Sign in again.' }));
    const { answer } = send();
    files.arrive();
    expect((await answer).error).toMatchObject({ status: 401, error: 'Sign in again.' });
    expect(sessionStore.current()).not.toBeNull();
    server.change(refuses(upload, 400, { error: 'The file is empty.', fields: { file: 'Empty' } }));
    const second = send();
    files.arrive();
    expect((await second.answer).error).toMatchObject({ status: 400, fields: { file: 'Empty' } });
  });

  it('tells the shell of a refusal with 403, for rights may have changed', async () => {
    const told = jest.fn();
    const stop = onRefusal(told);
    server.change(refuses(upload, 403));
    const { answer } = send();
    files.arrive();
    expect((await answer).error?.status).toBe(403);
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });

  it('says that there is no connection, and learns of one three seconds later', async () => {
    const broken = send();
    files.breakOff();
    expect(await broken.answer).toEqual({ error: { status: 0, error: noConnection } });
    expect(connectionStore.get()).toBe(false);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000);
    const { answer } = send();
    files.arrive();
    await answer;
    expect(connectionStore.get()).toBe(true);
    later.mockRestore();
  });

  it('can be stopped', () => {
    const { stop } = send();
    stop();
    files.arrive();
    expect(files.stopped()).toBe(1);
    expect(server.calls).toHaveLength(0);
  });
});

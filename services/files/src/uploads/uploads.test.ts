import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Session } from '@washcoat/contract-entities';
import { holdUploads, imageUpload, makePapers, uploadTicket } from '@washcoat/contract-files';
import { paperSigner } from '@washcoat/service-kit';
import { testSession, TestService } from '@washcoat/testing';
import sharp from 'sharp';
import { createFilesService } from '../service';

const viewer = testSession();

describe('uploads', () => {
  let dataDir: string;
  let files: TestService;
  let picture: Buffer;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-uploads-'));
    files = await TestService.start(createFilesService({ dataDir }));
    files.caller.add('files', files.service.app.callback());
    picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(async () => {
    await files.stop();
    await rm(dataDir, { recursive: true });
  });

  function upload(headers: Record<string, string>, kind?: string) {
    const field = kind ? `--b\r\nContent-Disposition: form-data; name="kind"\r\n\r\n${kind}\r\n` : '';
    const start = `${field}--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n`;
    return files.send<typeof imageUpload>({
      method: 'POST',
      url: imageUpload.path,
      headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
      payload: Buffer.concat([Buffer.from(start), picture, Buffer.from('\r\n--b--\r\n')]),
    });
  }
  const ticket = async (session: Session | null) => ({
    'upload-ticket': (await files.call(session, uploadTicket, {})).body.ticket,
  });
  const open = (url: string) => files.send({ method: 'GET', url });
  const paper = async () => (await upload(await ticket(viewer), 'paper')).body.imageUrl;

  it('[COM-004] need no token but a ticket that the form fetched, good for one upload', async () => {
    expect((await upload({})).error.code).toBe('NO_UPLOAD_TICKET');
    expect((await upload({ 'upload-ticket': 'x'.repeat(43) })).status).toBe(400);
    const fetched = await ticket(null);
    expect((await upload(fetched)).status).toBe(200);
    expect((await upload(fetched)).error.code).toBe('NO_UPLOAD_TICKET');
    expect((await upload({ token: await files.tokenOf(viewer) })).status).toBe(200);
    const late = await ticket(null);
    await files.service.database('upload_ticket').update({ expires_at: new Date(Date.now() - 1) });
    expect((await upload(late)).error.code).toBe('NO_UPLOAD_TICKET');
  });

  it('of papers open by signed addresses only, are noted, and kept by nobody on the way', async () => {
    const address = await paper();
    expect(address).toMatch(/^\/files\/papers\/[\w-]{43}\.jpg\?for=/);
    const opened = await open(address);
    expect(opened.status).toBe(200);
    expect(opened.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
    const [path = '', query = ''] = address.split('?');
    const entry = { action: 'open', entity: 'paper', user_id: viewer.userId, entity_id: path.slice(14) };
    expect(await files.service.database('audit_entry')).toEqual([expect.objectContaining(entry)]);
    const other = await paper();
    for (const wrong of [
      path,
      path.replace('/papers/', '/pictures/'),
      `${path}?${query.replace(viewer.userId, testSession().userId)}`,
      `${path}?${query.replace(/until=\d/, 'until=9')}`,
      `${other.split('?')[0]}?${query}`,
    ])
      expect((await open(wrong)).status).toBe(404);
    expect(await files.service.database('audit_entry')).toHaveLength(1);
  });

  it('of papers stop opening after five minutes', async () => {
    const [path = ''] = (await paper()).split('?');
    const signed = (minutesAgo: number) =>
      paperSigner(files.platform.secret, viewer.userId, new Date(Date.now() - minutesAgo * 60_000))(path);
    expect((await open(signed(4.9) ?? '')).status).toBe(200);
    const late = await open(signed(5.1) ?? '');
    expect([late.status, late.error.code]).toEqual([403, 'LINK_EXPIRED']);
  });

  it('never share a file between two papers, nor with a picture', async () => {
    const addresses = [await paper(), await paper(), (await upload(await ticket(viewer))).body.imageUrl];
    expect(new Set(addresses.map((address) => path.basename(address.split('?')[0] ?? ''))).size).toBe(3);
  });

  it('of papers are there for their uploader until a record holds them', async () => {
    const [mine, strange] = [await paper(), (await upload(await ticket(null), 'paper')).body.imageUrl];
    const addresses = [mine, strange].map((address) => address.split('?')[0] ?? '');
    const missingFor = async (unheld?: object) => {
      const answer = await files.platform.services.post('files', holdUploads.path, { addresses, unheld });
      return holdUploads.output.parse(JSON.parse(answer.toString())).missing;
    };
    expect(await missingFor({ addresses, userId: viewer.userId })).toEqual(addresses.slice(1));
    expect(await missingFor({ addresses, userId: testSession().userId })).toEqual(addresses);
    expect(await missingFor({ addresses, userId: null })).toEqual(addresses);
    expect(await missingFor({ addresses: [], userId: null })).toEqual([]);
    expect(await missingFor()).toEqual([]);
    await files.service.database('picture').update({ uploaded_by: null });
    expect(await missingFor({ addresses, userId: null })).toEqual([]);
  });

  it('that turn out to be papers are copied, and the public picture goes with the next sweep', async () => {
    const { imageUrl } = (await upload(await ticket(viewer))).body;
    const answer = await files.platform.services.post('files', makePapers.path, {
      addresses: [imageUrl, '/files/pictures/gone.jpg'],
    });
    const { papers } = makePapers.output.parse(JSON.parse(answer.toString()));
    expect(papers).toEqual({ [imageUrl]: expect.stringMatching(/^\/files\/papers\//) });
    const sign = paperSigner(files.platform.secret, viewer.userId, new Date());
    expect((await open(sign(papers[imageUrl] ?? '') ?? '')).status).toBe(200);
    const name = path.basename(imageUrl);
    expect(await files.service.database('picture').where({ name }).first('uploaded_at')).toEqual({
      uploaded_at: new Date(0),
    });
  });
});

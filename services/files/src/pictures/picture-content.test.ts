import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pictureContent } from '@washcoat/contract-files';
import { TestService } from '@washcoat/testing';
import { createFilesService } from '../service';
import { DirectoryStore } from './directory-store';
import { addressOf, pictureName } from './picture-name';

const picture = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]);
const name = pictureName(picture, 'jpg');

describe('stored pictures that another service looks at', () => {
  let dataDir: string;
  let files: TestService;
  let store: DirectoryStore;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-content-'));
    store = new DirectoryStore(path.join(dataDir, 'pictures'));
    files = await TestService.start(createFilesService({ dataDir, store }));
    files.caller.add('files', files.service.app.callback());
    await store.put(name, picture);
  });
  afterAll(async () => {
    await files.stop();
    await rm(dataDir, { recursive: true });
  });

  const contentOf = (imageUrl: string) =>
    files.platform.services.post('files', pictureContent.path, { imageUrl });

  it('are handed out byte by byte', async () => {
    expect(await contentOf(addressOf(name))).toEqual(picture);
  });

  it('are not found once they are gone, nor under addresses of other things', async () => {
    const gone = addressOf(`${'0'.repeat(64)}.webp`);
    for (const imageUrl of [
      gone,
      '/files/converters/a.svg',
      '/files/pictures/../secret',
      'https://x.test/a.jpg',
    ])
      await expect(contentOf(imageUrl)).rejects.toMatchObject({
        status: 404,
        details: { code: 'NOT_FOUND' },
      });
  });

  it('are handed out to nobody without the secret of the services', async () => {
    const request = {
      method: 'POST' as const,
      url: pictureContent.path,
      payload: { imageUrl: addressOf(name) },
    };
    expect((await files.send(request)).status).toBe(404);
    const guess = await files.send({ ...request, headers: { 'x-service-secret': 'guess' } });
    expect(guess.error.code).toBe('UNKNOWN_CALL');
  });
});

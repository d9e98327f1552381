import { imageUpload } from '@washcoat/contract-files';
import { sessionStore } from '../session/session-store';
import { answers, fakeApi, fakeSession, refuses } from '../testing';
import { uploadImage } from './upload-image';

const photo = new File(['pixels'], 'yard.jpg', { type: 'image/jpeg' });
let server: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStore.save(fakeSession());
  server = fakeApi(answers(imageUpload, { imageUrl: '/images/1.jpg' }));
});
afterEach(() => server.restore());

it('[COM-004] [COM-005] uploads the multipart field image without a token and answers its address', async () => {
  expect(await uploadImage(photo)).toBe('/images/1.jpg');
  const [seen] = server.callsOf(imageUpload);
  expect(seen?.input.image).toBeInstanceOf(File);
  expect(seen?.input).toMatchObject({ image: { name: 'yard.jpg' } });
  expect(seen?.headers.get('token')).toBeNull();
});

it('[COM-007] rejects with the sentence of the server from 400 on', async () => {
  server.change(refuses(imageUpload, 413, { error: 'A picture may have at most 12 MB.' }));
  await expect(uploadImage(photo)).rejects.toMatchObject({
    status: 413,
    error: 'A picture may have at most 12 MB.',
  });
});

import { imageUpload, uploadTicket } from '@washcoat/contract-files';
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

it('[COM-004] fetches a ticket for each upload, with the token, and says when it is a paper', async () => {
  server.change(answers(uploadTicket, { ticket: 't-1' }));
  await uploadImage(photo, 'paper');
  const [asked] = server.callsOf(uploadTicket);
  expect(asked?.headers.get('token')).not.toBeNull();
  const [seen] = server.callsOf(imageUpload);
  expect(seen?.headers.get('upload-ticket')).toBe('t-1');
  expect(seen?.input.kind).toBe('paper');
});

it('waits for its turn while other uploads are under way', async () => {
  let refusals = 2;
  server.change({
    definition: imageUpload,
    reply: () =>
      refusals-- > 0
        ? Response.json({ error: 'Wait.', code: 'TOO_MANY_UPLOADS', retryAfter: 0.01 }, { status: 429 })
        : Response.json({ imageUrl: '/images/2.jpg' }),
  });
  expect(await uploadImage(photo)).toBe('/images/2.jpg');
  expect(server.callsOf(imageUpload)).toHaveLength(3);
});

it('asks for another ticket when one ran out on the way, and tells where none lasts', async () => {
  let tickets = 0;
  const ranOut = { error: 'This form has been open for too long.', code: 'NO_UPLOAD_TICKET' };
  server.change(
    { definition: uploadTicket, reply: () => Response.json({ ticket: `t-${++tickets}` }) },
    {
      definition: imageUpload,
      reply: () =>
        tickets < 2 ? Response.json(ranOut, { status: 400 }) : Response.json({ imageUrl: '/images/3.jpg' }),
    },
  );
  expect(await uploadImage(photo)).toBe('/images/3.jpg');
  expect(server.callsOf(imageUpload).map(({ headers }) => headers.get('upload-ticket'))).toEqual([
    't-1',
    't-2',
  ]);
  server.change(refuses(imageUpload, 400, ranOut));
  await expect(uploadImage(photo)).rejects.toMatchObject({ code: 'NO_UPLOAD_TICKET' });
});

it('[COM-007] rejects with the sentence of the server from 400 on', async () => {
  server.change(refuses(imageUpload, 413, { error: 'A picture may have at most 12 MB.' }));
  await expect(uploadImage(photo)).rejects.toMatchObject({
    status: 413,
    error: 'A picture may have at most 12 MB.',
  });
});

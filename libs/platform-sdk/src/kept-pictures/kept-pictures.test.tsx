import { imageUpload } from '@washcoat/contract-files';
import { sessionStore } from '../session/session-store';
import { answers, fakeApi, fakeSession, memoryIndexedDb, refuses } from '../testing';
import { keptPictures, MOST_KEPT_BYTES } from './kept-pictures';

const taken = (name: string, bytes = 6) => {
  const image = new File(['pixels'], name, { type: 'image/jpeg' });
  return Object.defineProperty(image, 'size', { value: bytes });
};
const isAway = () => Promise.reject(new TypeError('Failed to fetch'));

describe('pictures that were taken without a connection', () => {
  let server: ReturnType<typeof fakeApi>;
  let takeAway: () => void;
  let uploads: string[];
  const store = answers(imageUpload, ({ input }) => {
    uploads.push((input.image as File).name);
    return { imageUrl: `/images/${uploads.length}.jpg` };
  });

  beforeEach(() => {
    uploads = [];
    takeAway = memoryIndexedDb();
    sessionStore.save(fakeSession());
    server = fakeApi(store);
  });
  afterEach(() => {
    server.restore();
    takeAway();
    jest.useRealTimers();
  });

  const keep = async (image: File) => {
    const { address } = await keptPictures.keep(image);
    if (address === null) throw new Error('It was not kept.');
    return address;
  };

  it('are uploaded once, in their place among the others, however often they are sent', async () => {
    const first = await keep(taken('one.jpg'));
    const second = await keep(taken('two.jpg'));
    const all = [first, '/images/old.jpg', second];
    const sent = ['/images/1.jpg', '/images/old.jpg', '/images/2.jpg'];
    expect(await keptPictures.uploaded(all)).toEqual(sent);
    expect(await keptPictures.uploaded(all)).toEqual(sent);
    expect(uploads).toEqual(['one.jpg', 'two.jpg']);
  });

  it('wait while there is no server, and those that were uploaded are not uploaded again', async () => {
    const all = [await keep(taken('one.jpg')), await keep(taken('two.jpg'))];
    let isSecond = false;
    server.change(
      answers(imageUpload, async (seen) => {
        if (isSecond) return isAway();
        isSecond = true;
        uploads.push((seen.input.image as File).name);
        return { imageUrl: '/images/first.jpg' };
      }),
    );
    await expect(keptPictures.uploaded(all)).rejects.toMatchObject({ status: 0 });
    server.change(store);
    expect(await keptPictures.uploaded(all)).toEqual(['/images/first.jpg', '/images/2.jpg']);
    expect(uploads).toEqual(['one.jpg', 'two.jpg']);
  });

  it('say why the server refuses one', async () => {
    const address = await keep(taken('one.jpg'));
    server.change(refuses(imageUpload, 415, { error: 'This is no picture.' }));
    await expect(keptPictures.uploaded([address])).rejects.toMatchObject({ error: 'This is no picture.' });
  });

  it('take up to a bound together, until they are uploaded', async () => {
    const most = await keep(taken('most.jpg', MOST_KEPT_BYTES - 10));
    expect(await keptPictures.keep(taken('more.jpg', 11))).toEqual({ address: null, isFull: true });
    await keep(taken('last.jpg', 10));
    await keptPictures.uploaded([most]);
    expect(await keptPictures.keep(taken('more.jpg', 11))).toEqual({
      address: expect.stringMatching(/^kept:/),
    });
  });

  it('are left out once they are gone: forgotten, older than a day, or of who was signed in before', async () => {
    const forgotten = await keep(taken('one.jpg'));
    await keptPictures.forget([forgotten, '/images/old.jpg']);
    expect(await keptPictures.uploaded([forgotten, '/images/old.jpg'])).toEqual(['/images/old.jpg']);
    const old = await keep(taken('two.jpg'));
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'],
      now: Date.now() + 86_400_000,
    });
    await keptPictures.forgetOld();
    expect(await keptPictures.uploaded([old])).toEqual([]);
    const left = await keep(taken('three.jpg'));
    sessionStore.clear();
    expect(await keptPictures.uploaded([left])).toEqual([]);
    expect(uploads).toEqual([]);
  });

  it('are not kept by a browser that keeps none', async () => {
    takeAway();
    expect(await keptPictures.keep(taken('one.jpg'))).toEqual({ address: null, isFull: false });
    expect(await keptPictures.uploaded(['kept:1', '/images/old.jpg'])).toEqual(['/images/old.jpg']);
  });
});

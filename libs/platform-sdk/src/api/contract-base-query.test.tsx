import { allow, endpoint, open } from '@washcoat/contract-kernel';
import type { RequestOf } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { pageLoad } from '../navigation/page-load';
import { sessionStore } from '../session/session-store';
import { signOutReason } from '../session/sign-out';
import { createRemoteStore } from '../store/remote-store';
import { answers, fakeApi, fakeSession, refuses } from '../testing';
import { isPassing, noConnection, problemOf, problemText } from './api-problem';
import { asks, asksLater, sends, sendsOnce } from './contract-endpoints';
import { onRefusal } from './refusals';
import { createRemoteApi } from './remote-api';

const common = { service: 'demo', summary: '', access: allow({}), output: z.object({ message: z.string() }) };
const list = endpoint({
  ...common,
  id: 'list',
  method: 'GET',
  path: '/read/v1/thing/getAll',
  input: z.object({
    text: z.string().nullish(),
    count: z.number().optional(),
    types: z.array(z.string()).optional(),
  }),
});
const add = endpoint({
  ...common,
  id: 'add',
  method: 'POST',
  path: '/write/v1/thing/add',
  input: z.object({ name: z.string(), note: z.string().optional() }),
});
const remove = endpoint({
  ...common,
  id: 'remove',
  method: 'DELETE',
  path: '/write/v1/thing/delete',
  input: z.object({ thingId: z.string() }),
});
const upload = endpoint({
  ...common,
  id: 'upload',
  method: 'POST',
  path: '/write/v1/image/upload',
  access: open,
  body: 'multipart',
  input: z.object({ image: z.instanceof(Blob) }),
});

/** How the contract of a call comes that is loaded when it is asked; a test replaces it. */
const later = { load: async () => list };

const api = createRemoteApi({ reducerPath: 'demo', tagTypes: ['Thing'] }).injectEndpoints({
  endpoints: (builder) => ({
    list: asks(builder, list, { providesTags: ['Thing'] }),
    late: asksLater(builder, 'the call', () => later.load()),
    add: sendsOnce(builder, add),
    remove: sends(builder, remove),
    upload: sends(builder, upload),
  }),
});

const done = { message: 'Done' };

describe('calls of a remote', () => {
  const leave = jest.spyOn(pageLoad, 'to').mockImplementation(() => undefined);
  let store: ReturnType<typeof newStore>;
  let server: ReturnType<typeof fakeApi>;
  const newStore = () => createRemoteStore({ api });

  beforeEach(() => {
    leave.mockClear();
    sessionStore.save(fakeSession());
    store = newStore();
    server = fakeApi(answers(list, done), answers(add, done), answers(remove, done), answers(upload, done));
  });
  afterEach(() => server.restore());

  const send = (name: string) => store.dispatch(api.endpoints.add.initiate({ name, key: `add-${name}` }));
  const read = (input: RequestOf<typeof list>) => store.dispatch(api.endpoints.list.initiate(input));

  it('[COM-001] [COM-003] sends the token in the header of that name and omits blank parameters of a read', async () => {
    const { data } = await read({ text: '', count: 25, types: ['CERAMIC', 'DIESEL'] });
    expect(data).toEqual(done);
    const [seen] = server.calls;
    expect(seen?.headers.get('token')).toBe('token-of-the-test');
    expect(seen?.input).toEqual({ count: '25', types: 'DIESEL' });
    await read({ text: null });
    expect(server.calls[1]?.input).toEqual({});
  });

  it('sends the input of a write as JSON, with the idempotency key of the call', async () => {
    await send('GD3');
    await store.dispatch(api.endpoints.remove.initiate({ thingId: '7' }));
    const [added, removed] = server.calls;
    expect(added?.input).toEqual({ name: 'GD3' });
    expect(added?.headers.get('idempotency-key')).toBe('add-GD3');
    expect(added?.headers.get('content-type')).toBe('application/json');
    expect(removed).toMatchObject({ method: 'DELETE', input: { thingId: '7' } });
    expect(removed?.headers.get('idempotency-key')).toBeNull();
  });

  it('loads the contract of a call when it is asked, and takes one that does not come for no answer', async () => {
    jest.useFakeTimers();
    const load = jest.spyOn(later, 'load');
    const ask = (text: string) => store.dispatch(api.endpoints.late.initiate({ text }));
    expect((await ask('KT')).data).toEqual(done);
    expect(server.callsOf(list).at(-1)?.input).toEqual({ text: 'KT' });
    load.mockRejectedValue(new Error('gone'));
    const asked = ask('GD');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(problemOf((await asked).error)).toEqual({ status: 0, error: noConnection });
    expect(load).toHaveBeenCalledTimes(4);
    expect(server.callsOf(list)).toHaveLength(1);
    load.mockRestore();
    jest.useRealTimers();
  });

  it('[COM-001] sends no token with an upload that is open to everyone', async () => {
    await store.dispatch(api.endpoints.upload.initiate({ image: new Blob(['x']) }));
    expect(server.calls[0]?.headers.get('token')).toBeNull();
    expect(server.calls[0]?.headers.get('content-type')).toContain('multipart/form-data');
  });

  it('[AUTH-047] clears the token and returns to / when a read is answered by 401', async () => {
    server.change(refuses(list, 401, { error: 'Sign in again', requestId: 'r1' }));
    const { error } = await read({});
    expect(problemOf(error)).toMatchObject({ status: 401, error: 'Sign in again', requestId: 'r1' });
    expect(sessionStore.current()).toBeNull();
    expect(localStorage.getItem('washcoat.session')).toBeNull();
    expect(leave).toHaveBeenCalledWith('/');
    expect(signOutReason()).toBe('expired');
  });

  it('keeps the session when a write is answered by 401', async () => {
    server.change(refuses(add, 401, { error: 'Sign in again' }));
    const { error } = await send('GD3');
    expect(problemOf(error)).toMatchObject({ status: 401, error: 'Sign in again' });
    expect(sessionStore.current()).not.toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  it('tells the shell of every refusal with 403, for rights may have changed', async () => {
    const told = jest.fn();
    const stop = onRefusal(told);
    server.change(refuses(list, 403), refuses(add, 403));
    await read({});
    await send('GD3');
    expect(told).toHaveBeenCalledTimes(2);
    server.change(refuses(list, 404));
    await read({ text: 'gone' });
    stop();
    await send('GD4');
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('[COM-007] ignores a 401 of an upload and rejects from 400 on', async () => {
    server.change(refuses(upload, 401));
    const answer = await store.dispatch(api.endpoints.upload.initiate({ image: new Blob(['x']) }));
    expect(problemOf(answer.error).status).toBe(401);
    expect(sessionStore.current()).not.toBeNull();
  });

  it('keeps a session that began while an older token was refused', async () => {
    server.change({
      definition: list,
      reply: () => {
        sessionStore.save(fakeSession({ token: 'a newer one' }));
        return Response.json({}, { status: 401 });
      },
    });
    await read({});
    expect(sessionStore.current()?.token).toBe('a newer one');
  });

  it('[COM-012] says the text of the server, else the text of the action', async () => {
    server.change(refuses(add, 400, { error: '', fields: { name: 'Name it', other: 4 } }));
    const { error } = await send('');
    expect(problemOf(error).fields).toEqual({ name: 'Name it' });
    expect(problemText(error, 'Could not add')).toBe('Could not add');
    expect(problemText({ status: 409, error: 'Taken' }, 'Could not add')).toBe('Taken');
  });

  it('gives status 0 and a sentence when there is no answer', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { error } = await read({});
    expect(problemOf(error)).toEqual({ status: 0, error: noConnection });
  });

  it('hands on the record as it is now when somebody else was faster', async () => {
    const stale = { error: 'Priya changed this thing a minute ago.', code: 'STALE', changedBy: 'Priya' };
    server.change(refuses(add, 409, { ...stale, current: { name: 'GD4' } }));
    const { error } = await send('GD3');
    expect(problemOf(error)).toMatchObject({ ...stale, status: 409, current: { name: 'GD4' } });
  });

  it('takes an answer that is not JSON for a problem', async () => {
    server.change({ definition: list, reply: () => new Response('<html>') });
    const { error } = await read({});
    expect(problemOf(error)).toEqual({ status: 200, error: '' });
    expect(problemOf(new Error('bug'))).toEqual({ status: 0, error: '' });
  });
});

it.each([
  [0, true],
  [400, false],
  [409, false],
  [429, true],
  [500, true],
  [503, true],
])('knows of %p whether a call may go through later', (status, passes) => {
  expect(isPassing({ status, error: '' })).toBe(passes);
});

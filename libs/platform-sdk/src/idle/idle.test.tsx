import { noteWork, IDLE_MS, whenIdle, type Patience } from './idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function work() {
  let end: (outcome: Promise<string>) => void = () => undefined;
  const promise = noteWork(new Promise<string>((resolve) => (end = resolve)));
  return { promise, end };
}

function watch(patience?: Patience) {
  const seen = { isQuiet: false };
  void whenIdle(patience).then(() => (seen.isQuiet = true));
  return seen;
}

it('is quiet once nothing has been on its way for a while', async () => {
  const seen = watch();
  await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(seen.isQuiet).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.isQuiet).toBe(true);
});

it('waits for all that is on its way, however long it takes, and counts anew after each', async () => {
  const first = work();
  const seen = watch();
  await jest.advanceTimersByTimeAsync(IDLE_MS * 5);
  expect(seen.isQuiet).toBe(false);
  const second = work();
  first.end(Promise.resolve('first'));
  await jest.advanceTimersByTimeAsync(IDLE_MS * 5);
  expect(seen.isQuiet).toBe(false);
  second.end(Promise.resolve('second'));
  await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(seen.isQuiet).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.isQuiet).toBe(true);
});

it('is no longer waited for after a time on a page that is never quiet', async () => {
  const hurried = watch({ atMostMs: IDLE_MS * 2 });
  const patient = watch();
  for (let passed = 0; passed < IDLE_MS * 2; passed += IDLE_MS / 2) {
    expect(hurried.isQuiet).toBe(false);
    const call = work();
    await jest.advanceTimersByTimeAsync(IDLE_MS / 2);
    call.end(Promise.resolve('answer'));
    await call.promise;
  }
  expect(hurried.isQuiet).toBe(true);
  expect(patient.isQuiet).toBe(false);
});

it('has to be quiet as long as each wants it to be', async () => {
  const soon = watch({ quietMs: 250 });
  const later = watch();
  await jest.advanceTimersByTimeAsync(250);
  expect([soon.isQuiet, later.isQuiet]).toEqual([true, false]);
  await jest.advanceTimersByTimeAsync(IDLE_MS - 250);
  expect(later.isQuiet).toBe(true);
});

it('gives the outcome of what it counts, a failure as well, which ends it', async () => {
  const good = work();
  const bad = work();
  const seen = watch();
  good.end(Promise.resolve('answer'));
  expect(await good.promise).toBe('answer');
  const failed = expect(bad.promise).rejects.toThrow('no connection');
  bad.end(Promise.reject(new Error('no connection')));
  await failed;
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(seen.isQuiet).toBe(true);
});

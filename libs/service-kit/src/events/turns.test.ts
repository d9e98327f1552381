import { Turns } from './turns';

describe('turns', () => {
  let turns: Turns;
  let done: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    [turns, done] = [new Turns(), []];
  });
  afterEach(() => jest.useRealTimers());

  /** Something that people wait for, until it is ended. */
  const awaited = () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    void turns.first(() => ended).then(() => done.push('awaited'));
    return end;
  };
  const other = (name: string) => void turns.after().then(() => done.push(name));
  const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('let everything begin at once where nothing is awaited', async () => {
    other('a');
    other('b');
    await later(0);
    expect(done).toEqual(['a', 'b']);
  });

  it('let what nobody waits for begin after what is awaited, all of it, and a moment', async () => {
    const [one, two] = [awaited(), awaited()];
    other('a');
    other('b');
    one();
    await later(30);
    expect(done).toEqual(['awaited']);
    two();
    await later(10);
    const three = awaited();
    await later(30);
    three();
    expect(done).toEqual(['awaited', 'awaited']);
    await later(19);
    expect(done).toEqual(['awaited', 'awaited', 'awaited']);
    await later(1);
    expect(done).toEqual(['awaited', 'awaited', 'awaited', 'a', 'b']);
    other('c');
    await later(0);
    expect(done.at(-1)).toBe('c');
  });

  it('let the rest go on too, one after a second each, however much is awaited', async () => {
    awaited();
    for (const name of ['a', 'b', 'c']) other(name);
    await later(999);
    expect(done).toEqual([]);
    await later(1);
    expect(done).toEqual(['a']);
    await later(1_000);
    expect(done).toEqual(['a', 'b']);
    await later(1_000);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('go on where what was awaited fails', async () => {
    await expect(turns.first(() => Promise.reject(new Error('Gone')))).rejects.toThrow('Gone');
    other('a');
    await later(20);
    expect(done).toEqual(['a']);
  });
});

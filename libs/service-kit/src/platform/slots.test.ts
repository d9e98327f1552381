import { Slots } from './slots';

describe('slots', () => {
  it('let only so many pieces of work run at once, the others in their order', async () => {
    const slots = new Slots(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const work = (name: number) =>
      slots.run(async () => {
        started.push(name);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running--;
        return name;
      });
    expect(await Promise.all([1, 2, 3, 4, 5].map(work))).toEqual([1, 2, 3, 4, 5]);
    expect(started).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('go on after work that failed', async () => {
    const slots = new Slots(1);
    await expect(slots.run(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await slots.run(() => Promise.resolve('next'))).toBe('next');
  });

  it('are not given to who left while waiting', async () => {
    const slots = new Slots(1);
    await slots.take();
    const leaving = new AbortController();
    const left = slots.take(leaving.signal);
    const next = slots.take();
    expect(slots.waitingCount).toBe(2);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect([slots.waitingCount, slots.isIdle]).toEqual([1, false]);
    slots.give();
    await next;
    slots.give();
    expect([slots.waitingCount, slots.isIdle]).toEqual([0, true]);
    await expect(slots.take(leaving.signal)).rejects.toThrow('left');
  });
});

import { clock, newId, surroundedBy, timers, type Surroundings } from './surroundings';

describe('surroundings', () => {
  it('are the machine: the present, ids of their own, timers that can be cancelled', async () => {
    expect(Math.abs(clock.ms() - Date.now())).toBeLessThan(1000);
    expect(newId()).not.toBe(newId());
    const done: string[] = [];
    timers.after(0, () => done.push('cancelled')).cancel();
    await new Promise<void>((resolve) => timers.after(0, () => resolve(void done.push('done'))));
    expect(done).toEqual(['done']);
    await expect(timers.pause(60_000, AbortSignal.abort())).rejects.toThrow();
  });

  it('are replaced for everything that a simulation starts, and for nothing else', async () => {
    const simulated: Surroundings = {
      now: () => new Date('2026-01-02T03:04:05Z'),
      newId: () => 'id',
      after: () => ({ cancel: () => undefined }),
      every: () => ({ cancel: () => undefined }),
      pause: async () => undefined,
    };
    const later = surroundedBy(simulated, async () => {
      await timers.pause(60_000);
      return [clock.now().toISOString(), newId()];
    });
    expect(newId()).not.toBe('id');
    expect(await later).toEqual(['2026-01-02T03:04:05.000Z', 'id']);
  });
});

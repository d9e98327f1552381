import { setTimeout as pause } from 'node:timers/promises';
import { loadCompleted } from '@washcoat/contract-loads';
import { newId } from '@washcoat/service-kit';
import type { System } from '../../local/system';
import { burstInput } from './burst-protocol';

/**
 * Completes orders at a pace, as the loads service does last of all: each in a transaction of its own, which tells of it.
 * What comes before, its ten lines and twelve calls, is the benchmark `order`.
 */
export async function completeBurst({ services }: System, input: unknown): Promise<number[]> {
  const { load, loadIds, perSecond } = burstInput.parse(input);
  const loads = services.get('loads');
  if (!loads) throw new Error('There is no service of loads.');
  const started = performance.now();
  const completed: number[] = [];
  const completing: Promise<void>[] = [];
  for (const [at, loadId] of loadIds.entries()) {
    await pause(Math.max(0, started + (at * 1000) / perSecond - performance.now()));
    const work = loads.inTransaction({}, (unit) =>
      unit.publish(loadCompleted, loadId, {
        ...load,
        loadId,
        loadName: `Burst ${at}`,
        items: load.items.map((item) => ({ ...item, itemId: newId() })),
      }),
    );
    completing.push(work.then(() => void completed.push(Date.now())));
  }
  await Promise.all(completing);
  return completed;
}

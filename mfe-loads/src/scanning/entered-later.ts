import type { LoadItem } from '@washcoat/contract-loads';
import { problemOf } from '@washcoat/platform-sdk';
import { enterScan, type Scanner } from '@washcoat/platform-sdk/scanning';
import { toast } from '@washcoat/ui';
import { useEffect } from 'react';
import type { NewItem } from '../items/items.api';
import type { Sent } from './use-load-ports';

type Box = Scanner<Sent, LoadItem>;

/** The code boxes on the page, by their load. */
const boxes = new Map<string, Box>();

/** Lets the code box of a load take what is entered in forms while there is no server. */
export function useTakeEntered(loadId: string, { store, send }: Box): void {
  useEffect(() => {
    const box = { store, send };
    boxes.set(loadId, box);
    return () => {
      if (boxes.get(loadId) === box) boxes.delete(loadId);
    };
  }, [loadId, store, send]);
}

/**
 * Hands an item that found no server to the code box of its load, which keeps it on the device and sends it once. Answers
 * whether it took it: an item that was refused is not for later. `entry` is the code that was asked about.
 */
export function keepForLater(
  { key, entry, ...item }: NewItem & { name: string; entry?: number },
  error: unknown,
): boolean {
  const box = boxes.get(item.loadId);
  if (!box || problemOf(error).status !== 0) return false;
  const { loadId: target, name, ...line } = item;
  const quantity = Number(line.quantity ?? line.unit ?? 1);
  enterScan(box, { item: { name, line }, quantity, target, key, ...(entry !== undefined && { entry }) });
  toast.success(`${name} is kept on this device and added once there is a connection`);
  return true;
}

import { badInput } from '@washcoat/service-kit';

/** Refuses a range that ends before it starts. Epoch milliseconds; an end that is not given is open. */
export function assertRange({ from, to }: { from?: number; to?: number }): void {
  if (from !== undefined && to !== undefined && to < from) {
    throw badInput({ to: 'The end date cannot precede the start date' });
  }
}

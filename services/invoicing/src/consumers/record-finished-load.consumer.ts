import { loadFinished } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { takeSnapshot } from '../invoices/take-snapshot';

/** A load that its seller finished is a pending invoice. */
export const recordFinishedLoad = consumer({
  name: 'record-finished-load',
  event: loadFinished,
  handle: (unit, load) => takeSnapshot(unit, load),
});

import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import { loadAmended, loadCompleted, loadFinished, type LoadSnapshot } from '@washcoat/contract-loads';

/** A completed load of the example customer in Atlanta, under a new id. */
export function completedLoad(overrides: Partial<LoadSnapshot> = {}): LoadSnapshot {
  return { ...loadCompleted.example, loadId: randomUUID(), ...overrides };
}

/** The same load as its seller finished it, one version earlier. */
export function finishedLoad(load: LoadSnapshot): LoadSnapshot {
  const { type, status } = loadFinished.example;
  const sellerFinalisedDate = '2026-11-20T14:30:00.000Z';
  return { ...load, type, status, sellerFinalisedDate, buyerFinalisedDate: null, version: load.version - 1 };
}

/** The same load after an amendment. */
export function amendedLoad(
  load: LoadSnapshot,
  overrides: Partial<DataOf<typeof loadAmended>> = {},
): DataOf<typeof loadAmended> {
  const { amendedBy, amendedAt, change } = loadAmended.example;
  return { ...load, version: load.version + 1, amendedBy, amendedAt, change, ...overrides };
}

/** A company below the house. */
export function company(overrides: Partial<DataOf<typeof companyChanged>> = {}) {
  return { ...companyChanged.example, companyId: randomUUID(), ...overrides };
}

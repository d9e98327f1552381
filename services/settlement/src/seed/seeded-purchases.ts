import type { Service } from '@washcoat/service-kit';
import { demoSuperAdmin, seedId, type DemoCompanyKey } from '@washcoat/service-kit/seed';
import { listFreeBoxes, listOffered, type BoxRow } from '../purchases/purchase.repository';

/** A lot of a seeded settlement, and what went into it. */
export interface SeededLot {
  lotNo: string;
  boxes: readonly BoxRow[];
}

/** So many invoices at most go into one settlement. */
const MOST_INVOICES = 12;
/** Of the boxes, the first lot has this share. */
const FIRST_SHARE = 0.6;

/**
 * What a seeded settlement is made of: the last invoices that a company and its customers had completed when the
 * shipment was received, in two lots. Nothing where there are none.
 */
export async function purchasesFor(
  service: Service,
  company: DemoCompanyKey,
  received: Date,
): Promise<SeededLot[]> {
  const { database } = service;
  const companyId = seedId('company', company);
  const offered = await listOffered(
    database,
    { session: demoSuperAdmin(), companyId },
    { search: '', count: 500, offset: 0 },
  );
  const invoices = offered.list.filter(({ completed_at }) => completed_at < received).slice(0, MOST_INVOICES);
  if (!invoices.length) return [];
  const boxes = await listFreeBoxes(
    database,
    invoices.map(({ load_id }) => load_id),
  );
  const known = boxes.filter(({ pounds }) => Number(pounds) > 0);
  const first = Math.ceil(known.length * FIRST_SHARE);
  return [
    { lotNo: 'L-1', boxes: known.slice(0, first) },
    { lotNo: 'L-2', boxes: known.slice(first) },
  ].filter((lot) => lot.boxes.length > 0);
}

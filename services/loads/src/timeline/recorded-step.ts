import type { ItemRecord } from '../items/item.model';
import type { LoadRecord } from '../carts/load.model';

/** A record as JSON has it: its moments are texts. */
type Kept<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

/** An item as the audit trail keeps it. */
export type KeptItem = Kept<ItemRecord>;

/** A load as the audit trail keeps it; its signature stays there. */
export type KeptLoad = Kept<Omit<LoadRecord, 'signature'>> & {
  /** What it came to when it was finished or completed. */
  grandtotal?: number;
  /** What was moved from or to another load, in words. */
  moved?: string;
};

interface Recorded {
  audit_id: number;
  at: Date;
  user_id: string | null;
  user_name: string;
  action: string;
  /** Who did it, as the own copy knows them; null for nobody that it knows. */
  hierarchy: number | null;
  company_id: string | null;
}

/** Something that was done to an item. */
export interface RecordedItemStep extends Recorded {
  entity: 'load_item';
  before: KeptItem | null;
  after: KeptItem | null;
}

/** Something that was done to a load. */
export interface RecordedLoadStep extends Recorded {
  entity: 'load';
  before: KeptLoad | null;
  after: KeptLoad | null;
}

export type RecordedStep = RecordedItemStep | RecordedLoadStep;

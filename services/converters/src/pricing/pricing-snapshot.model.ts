import type { PricingSnapshotData } from '@washcoat/contract-converters';
import { jsonColumn, momentColumn, optional, tableModel, textColumn } from '@washcoat/service-kit';
import type { QueryBuilder } from 'objection';

/** Prices that were put in force. Written once and never changed. */
export class PricingSnapshotModel extends tableModel('pricing_snapshot', ['snapshotId'], {
  snapshotId: textColumn,
  appliedAt: momentColumn,
  appliedByUserId: optional(textColumn),
  appliedBy: textColumn,
  data: jsonColumn<PricingSnapshotData>(),
}) {
  static override modifiers = {
    /** Of those of one moment the one that was written last. */
    newestFirst: (query: QueryBuilder<PricingSnapshotModel>) =>
      void query.orderBy([
        { column: 'applied_at', order: 'desc' },
        { column: 'sequence', order: 'desc' },
      ]),
    /** Those applied before a day is over, `YYYY-MM-DD` in a time zone. */
    untilDay: (query: QueryBuilder<PricingSnapshotModel>, day: string, timezone: string) =>
      void query.whereRaw('applied_at < (?::date + 1)::timestamp at time zone ?', [day, timezone]),
    sinceDay: (query: QueryBuilder<PricingSnapshotModel>, day: string, timezone: string) =>
      void query.whereRaw('applied_at >= ?::date::timestamp at time zone ?', [day, timezone]),
  };
}

import { decimalColumn, optional, tableModel, textColumn, wholeColumn } from '@washcoat/service-kit';
import type { QueryBuilder } from 'objection';

const place = { settlementId: textColumn, position: wholeColumn };

/** A lot of a settlement, as it was entered: pounds and ppm. */
export class LotModel extends tableModel('settlement_lot', ['settlementId', 'position'], {
  ...place,
  lotNo: textColumn,
  sampleNo: textColumn,
  h2O: optional(decimalColumn),
  netDry: decimalColumn,
  sampleDry: optional(decimalColumn),
  ptPpm: decimalColumn,
  pdPpm: decimalColumn,
  rhPpm: decimalColumn,
}) {
  static override modifiers = {
    inOrder: (query: QueryBuilder<LotModel>) => void query.orderBy(LotModel.columns.position),
  };
}

/** A hedge of a settlement, as it was entered: troy ounces and USD. */
export class HedgeModel extends tableModel('settlement_hedge', ['settlementId', 'position'], {
  ...place,
  hedgeNo: textColumn,
  /** A day or a moment, as it was entered. */
  hedgeDate: optional(textColumn),
  ptOz: decimalColumn,
  ptUnitPrice: decimalColumn,
  pdOz: decimalColumn,
  pdUnitPrice: decimalColumn,
  rhOz: decimalColumn,
  rhUnitPrice: decimalColumn,
}) {
  static override modifiers = {
    inOrder: (query: QueryBuilder<HedgeModel>) => void query.orderBy(HedgeModel.columns.position),
  };
}

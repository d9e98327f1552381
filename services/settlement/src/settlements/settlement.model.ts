import {
  jsonColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
} from '@washcoat/service-kit';
import { Model } from 'objection';
import type { SettlementBlocks } from '@washcoat/contract-settlement';
import { HedgeModel, LotModel } from './settlement-part.model';

/** A settlement as it is stored: open until it has a completion. */
export class SettlementModel extends tableModel('settlement', ['settlementId'], {
  settlementId: textColumn,
  companyId: textColumn,
  companyName: textColumn,
  facilityCity: textColumn,
  settlementNo: textColumn,
  contractNo: textColumn,
  shipmentNo: textColumn,
  receivedAt: optional(momentColumn),
  metalDueAt: optional(momentColumn),
  /** What was entered once for the whole of it; lots and hedges stand here for the version before, which reads them so. */
  blocks: jsonColumn<SettlementBlocks>(),
  createdAt: momentColumn,
  updatedAt: momentColumn,
  completedAt: optional(momentColumn),
  version: wholeColumn,
}) {
  declare lots?: LotModel[];
  declare hedges?: HedgeModel[];

  static override relationMappings = () => ({
    lots: partOf(LotModel),
    hedges: partOf(HedgeModel),
  });
}

const partOf = (modelClass: typeof LotModel | typeof HedgeModel) => ({
  relation: Model.HasManyRelation,
  modelClass,
  join: { from: SettlementModel.columns.settlementId, to: modelClass.columns.settlementId },
});

type Whole = 'lots' | 'hedges';

/** A settlement with its lots and hedges, in the order in which they were entered. */
export type WholeSettlement = SettlementModel & Required<Pick<SettlementModel, Whole>>;

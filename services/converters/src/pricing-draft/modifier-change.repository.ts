import type { Session } from '@washcoat/contract-entities';
import { avgPieceValue } from '@washcoat/metals';
import {
  decimalColumn,
  flagColumn,
  momentColumn,
  newId,
  optional,
  tableModel,
  textColumn,
  type UnitOfWork,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model, type QueryBuilder } from 'objection';
import type { Pricing } from '../pricing/apply-pricing';
import { PricingSnapshotModel } from '../pricing/pricing-snapshot.model';
import type { CoreValues } from './pricing-changes';

/** A change of the modifier of override prices or of the piece that it is measured by. */
export class ModifierChangeModel extends tableModel('modifier_change', ['changeId'], {
  changeId: textColumn,
  snapshotId: textColumn,
  userId: optional(textColumn),
  firstName: textColumn,
  lastName: textColumn,
  overridesModifier: decimalColumn,
  /** What the piece was worth at the net prices that came in force with it, USD. */
  avgPieceValue: decimalColumn,
  weight: decimalColumn,
  ptPpm: decimalColumn,
  pdPpm: decimalColumn,
  rhPpm: decimalColumn,
  isCoreValuesChange: flagColumn,
  createdAt: momentColumn,
}) {
  /** What it put in force. */
  declare snapshot?: PricingSnapshotModel;

  static override relationMappings = () => ({
    snapshot: {
      relation: Model.BelongsToOneRelation,
      modelClass: PricingSnapshotModel,
      join: { from: 'modifier_change.snapshot_id', to: 'pricing_snapshot.snapshot_id' },
    },
  });
}

/** Changes of the modifier, newest first; with the metal prices of each. */
export function modifierChanges(database: Knex): QueryBuilder<ModifierChangeModel> {
  const { createdAt, changeId } = ModifierChangeModel.columns;
  return ModifierChangeModel.query(database)
    .withGraphFetched('snapshot')
    .orderBy([
      { column: createdAt, order: 'desc' },
      { column: changeId, order: 'desc' },
    ]);
}

/** The id of the last change; null before the first. */
export async function newestModifierChange(database: Knex): Promise<string | null> {
  const last = await modifierChanges(database).clearWithGraph().first();
  return last?.changeId ?? null;
}

/** The piece of the last change; null before the first. */
export async function findCoreValues(
  database: Knex,
): Promise<(CoreValues & { avgPieceValue: number }) | null> {
  const last = await modifierChanges(database).clearWithGraph().first();
  if (!last) return null;
  const { weight, ptPpm, pdPpm, rhPpm } = last;
  return { weight, ptPPM: ptPpm, pdPPM: pdPpm, rhPPM: rhPpm, avgPieceValue: last.avgPieceValue };
}

/** Notes the modifier that came in force with a pricing; without core values the piece stays what it was. */
export async function noteModifier(
  unit: UnitOfWork,
  { userId, firstName, lastName }: Pick<Session, 'userId' | 'firstName' | 'lastName'>,
  { pricing, coreValues }: { pricing: Pricing; coreValues?: CoreValues },
): Promise<void> {
  const known = await findCoreValues(unit.trx);
  const { weight, pt, pd, rh } = pricing.globalDefaults;
  const piece = coreValues ?? known ?? { weight, ptPPM: pt, pdPPM: pd, rhPPM: rh };
  await ModifierChangeModel.query(unit.trx).insert({
    changeId: newId(),
    snapshotId: pricing.snapshotId,
    userId,
    firstName,
    lastName,
    overridesModifier: pricing.overridesModifier,
    avgPieceValue: avgPieceValue(piece, pricing),
    weight: piece.weight,
    ptPpm: piece.ptPPM,
    pdPpm: piece.pdPPM,
    rhPpm: piece.rhPPM,
    isCoreValuesChange: coreValues !== undefined,
    createdAt: unit.now,
  });
}

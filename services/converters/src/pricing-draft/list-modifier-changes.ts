import type { ModifierChange, modifierHistory, PricingSnapshotData } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import {
  avgPieceValue,
  ouncePrices,
  suggestedOverridesModifier,
  toCents,
  type Metal,
} from '@washcoat/metals';
import { pageOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import {
  findCoreValues,
  modifierChanges,
  ModifierChangeModel,
  newestModifierChange,
} from './modifier-change.repository';
import { isNameSeenBy } from './pricing-draft.policy';
import { readStanding } from './pricing-draft.repository';
import { presentStanding } from './standing.presenter';

/**
 * How the modifier of override prices and its reference piece were set, newest first, and what the modifier would have
 * to be to keep up with the metals since (domain rules, section 2, Override tab).
 */
export async function listModifierChanges(
  database: Knex,
  session: Session,
  { count, offset, isCoreValuesChange }: InputOf<typeof modifierHistory>,
): Promise<AnswerOf<typeof modifierHistory>> {
  const query = modifierChanges(database);
  if (isCoreValuesChange)
    void query.where(ModifierChangeModel.columns.isCoreValuesChange, isCoreValuesChange === 'true');
  const [standing, page, piece, newest] = await Promise.all([
    readStanding(database, session),
    pageOf(query, { count, offset }),
    findCoreValues(database),
    newestModifierChange(database),
  ]);
  const { current, draft } = standing;
  const valueNow = piece && avgPieceValue(piece, current);
  const suggestion = piece && valueNow !== null && suggestedOverridesModifier(valueNow, piece.avgPieceValue);
  const tried = draft?.changes.overridesModifier;
  return {
    ...presentStanding(standing, session),
    list: page.list.map((change) => presentChange(change, newest, isNameSeenBy(session))),
    areMoreItemsAvailable: page.areMoreItemsAvailable,
    metalData: page.list.flatMap(({ snapshot }) => (snapshot ? [metalsOf(snapshot.data)] : [])),
    overridesModifier: current.overridesModifier,
    ...(tried !== undefined && { previewOverridesModifier: tried }),
    ...(piece && valueNow !== null && { core: { ...piece, valueNow } }),
    ...(typeof suggestion === 'number' && { suggestedModifier: suggestion }),
  };
}

function presentChange(
  change: ModifierChangeModel,
  newest: string | null,
  isNameSeen: boolean,
): ModifierChange {
  return {
    firstName: isNameSeen ? change.firstName : '',
    lastName: isNameSeen ? change.lastName : '',
    overridesModifier: change.overridesModifier,
    avgPieceValue: change.avgPieceValue,
    weight: change.weight,
    ptPPM: change.ptPpm,
    pdPPM: change.pdPpm,
    rhPPM: change.rhPpm,
    created: change.createdAt.toISOString(),
    status: change.changeId === newest ? 'In force' : 'Replaced',
  };
}

function metalsOf(snapshot: PricingSnapshotData) {
  const { net } = ouncePrices(snapshot);
  const of = (metal: Metal) => ({
    market: snapshot.marketPrice[metal],
    hedge: snapshot.hedge[metal],
    net: toCents(net[metal]),
  });
  return { pt: of('pt'), pd: of('pd'), rh: of('rh') };
}

import type { Session } from '@washcoat/contract-entities';
import { priceSight, type PriceSight } from '@washcoat/contract-kernel';
import { toldChange, type TimelineStep } from '@washcoat/contract-loads';
import { partyOf, type PartiesOfLoad, type Party } from '../carts/party';
import { describeChange } from '../items/item';
import { itemName } from '../items/item-offer';
import { sightThen, type Disclosure } from '../items/price-disclosure';
import { loadAction, loadWords } from './load-words';
import type { KeptItem, RecordedItemStep, RecordedLoadStep, RecordedStep } from './recorded-step';

/** As the audit trail names what happens to an item. */
const itemActions: Record<string, TimelineStep['action']> = {
  add: 'added',
  edit: 'changed',
  counter: 'answered',
  approve: 'approved',
  reject: 'rejected',
  'take back': 'took back',
  reprice: 'priced again',
  delete: 'removed',
  move: 'moved',
};

/** For whom steps are told. */
export interface Reading {
  session: Session;
  load: PartiesOfLoad;
  timezone: string;
  /** What the reader knows of the prices of the load as it is now. */
  isKnown: Disclosure;
  /** Whether that is every price that is bought on it. */
  isDisclosed: boolean;
}

/** A step as `session` may see it: names and figures by the sight of the load and of the item. */
export function presentStep(step: RecordedStep, reading: Reading): TimelineStep {
  const { session } = reading;
  const { names } = priceSight(session);
  const told = step.entity === 'load_item' ? itemStep(step, reading) : loadStep(step, reading);
  return {
    stepId: String(step.audit_id),
    at: step.at.toISOString(),
    by: names || step.user_id === session.userId ? step.user_name : '',
    ...partyIn(step, reading),
    ...told,
  };
}

type Told = Omit<TimelineStep, 'stepId' | 'at' | 'by' | 'party'>;

function itemStep({ action, before, after }: RecordedItemStep, reading: Reading): Told {
  const { session, isKnown } = reading;
  const item = after ?? before;
  if (!item) return { action: itemActions[action] ?? 'changed' };
  const sight = sightThen(item, session, isKnown);
  const change = before && after ? changeOf(before, after, sightOfChange(before, after, reading)) : '';
  return {
    action: itemActions[action] ?? 'changed',
    item: itemName(item),
    type: item.group,
    quantity: item.quantity,
    unit: item.unit,
    ...(sight.unit ? { adjustedPrice: item.adjustedPrice } : {}),
    ...(change ? { change } : {}),
  };
}

function loadStep(step: RecordedLoadStep, { session, timezone, isDisclosed }: Reading): Told {
  const sight = priceSight(session, { isDisclosed });
  const { after, action } = step;
  const change = toldChange(loadWords(step, { timezone, names: sight.names }), sight);
  const grandtotal = after?.grandtotal ?? (action === 'sign' ? after?.signedTotal : undefined);
  const isHeld = (action === 'send prices' || action === 'reprice') && after?.heldUntil;
  return {
    action: loadAction(step),
    ...(change ? { change } : {}),
    ...(isHeld ? { heldUntil: isHeld } : {}),
    ...(sight.sums && typeof grandtotal === 'number' ? { grandtotal } : {}),
  };
}

/** The words of a change name what a price was and what it is: both are told or none. */
function sightOfChange(before: KeptItem, after: KeptItem, { session, isKnown }: Reading): PriceSight {
  const was = sightThen(before, session, isKnown);
  return was.unit ? sightThen(after, session, isKnown) : was;
}

/** What was changed of an item, without its name before it, as far as `sight` goes. */
function changeOf(before: KeptItem, after: KeptItem, sight: PriceSight): string {
  const words = describeChange(before, after).slice((after.oem || after.description).length + 1);
  return words === 'unchanged' ? '' : toldChange(words, sight);
}

/** The side of who did it, where that is known: who is not signed in sells, by a public link. */
function partyIn(step: RecordedStep, { load }: Reading): { party?: Party } {
  const { hierarchy, company_id: companyId } = step;
  if (step.user_id === null) return { party: 'seller' };
  return hierarchy === null ? {} : { party: partyOf(load, { hierarchy, companyId }) };
}

import { loadStatuses, type LoadStatus, type LoadType } from '@washcoat/contract-loads';
import { Problem } from '@washcoat/service-kit';

/** Where a load stands. */
export interface LoadState {
  type: LoadType;
  status: LoadStatus;
}

/** Every state that a load can be in, by the name that people use. */
export const loadStates = {
  'new cart': { type: 1, status: 1 },
  'cart in process': { type: 1, status: 2 },
  'new request': { type: 2, status: 1 },
  'request in process': { type: 2, status: 2 },
  'requested quote': { type: 5, status: 1 },
  'requested quote in process': { type: 5, status: 2 },
  quote: { type: 5, status: 3 },
  'finished order': { type: 3, status: 4 },
  'completed order': { type: 4, status: 7 },
} as const satisfies Record<string, LoadState>;
export type LoadStateName = keyof typeof loadStates;

/** Everything that can be done with a load. */
export const loadActions = [
  'addItem',
  'editItem',
  'deleteItem',
  'reviewItem',
  'edit',
  'accept',
  'turnIntoQuote',
  'turnIntoCart',
  'requestGrading',
  'send',
  'reprice',
  'split',
  'merge',
  'finish',
  'complete',
  'amend',
  'delete',
] as const;
export type LoadAction = (typeof loadActions)[number];

type Moves = Partial<Record<LoadStateName, LoadStateName>>;

const staying = (...names: LoadStateName[]): Moves => Object.fromEntries(names.map((name) => [name, name]));
const open = [
  'new cart',
  'cart in process',
  'new request',
  'request in process',
  'requested quote',
  'requested quote in process',
  'quote',
] as const;

/** What leads from where to where (domain rules, section 3). What is not in it is refused. */
export const transitions: Record<LoadAction, Moves> = {
  addItem: {
    'new cart': 'cart in process',
    'cart in process': 'cart in process',
    'new request': 'request in process',
    'request in process': 'request in process',
    'requested quote': 'requested quote in process',
    'requested quote in process': 'requested quote in process',
    quote: 'quote',
  },
  editItem: staying(...open, 'finished order'),
  deleteItem: staying(...open, 'finished order'),
  reviewItem: staying(...open, 'finished order'),
  edit: staying(...open, 'finished order'),
  accept: { 'new request': 'cart in process', 'request in process': 'cart in process' },
  turnIntoQuote: { 'new cart': 'quote', 'cart in process': 'quote' },
  turnIntoCart: {
    'requested quote': 'cart in process',
    'requested quote in process': 'cart in process',
    quote: 'cart in process',
  },
  send: staying('requested quote in process'),
  reprice: staying('requested quote in process', 'quote'),
  split: staying('cart in process', 'requested quote in process', 'quote'),
  merge: {
    'new cart': 'cart in process',
    'cart in process': 'cart in process',
    'requested quote': 'requested quote in process',
    'requested quote in process': 'requested quote in process',
    quote: 'quote',
  },
  requestGrading: {
    'requested quote': 'new request',
    'requested quote in process': 'request in process',
  },
  finish: {
    'cart in process': 'finished order',
    'requested quote in process': 'finished order',
    quote: 'finished order',
  },
  complete: {
    'cart in process': 'completed order',
    'requested quote in process': 'completed order',
    'finished order': 'completed order',
  },
  amend: staying('completed order'),
  delete: staying(...open),
};

/** What other domains are told when an action went well. */
export type LoadEventKind = 'finished' | 'completed' | 'amended';
const eventOf: Partial<Record<LoadAction, LoadEventKind>> = {
  finish: 'finished',
  complete: 'completed',
  amend: 'amended',
};

const words: Record<LoadAction, string> = {
  addItem: 'take new items',
  editItem: 'have its items changed',
  deleteItem: 'lose items',
  reviewItem: 'have its items reviewed',
  edit: 'be changed',
  accept: 'be accepted',
  turnIntoQuote: 'become a quote',
  turnIntoCart: 'become a cart',
  requestGrading: 'become a grading session',
  send: 'be sent as a list',
  reprice: 'be priced again',
  split: 'be split',
  merge: 'be merged with another',
  finish: 'be finished',
  complete: 'be completed',
  amend: 'be amended',
  delete: 'be deleted',
};

/** An action that the state of a load does not allow: 409 with a sentence that names the state. */
export class IllegalMove extends Problem {
  constructor(state: LoadState, action: LoadAction) {
    super(409, `${sentenceStart(state)} can't ${words[action]}.`, { code: 'ILLEGAL_MOVE' });
    this.name = 'IllegalMove';
  }
}

/** The name of a state, or null for a type and status that never go together. */
export function stateName({ type, status }: LoadState): LoadStateName | null {
  for (const name of Object.keys(loadStates) as LoadStateName[]) {
    if (loadStates[name].type === type && loadStates[name].status === status) return name;
  }
  return null;
}

/**
 * Where `action` leads a load and what it tells others.
 *
 * @throws IllegalMove when the state does not allow the action
 */
export function move(load: LoadState, action: LoadAction): LoadState & { event: LoadEventKind | null } {
  const from = stateName(load);
  const to = from && transitions[action][from];
  if (!to) throw new IllegalMove(load, action);
  return { ...loadStates[to], event: eventOf[action] ?? null };
}

function sentenceStart(state: LoadState): string {
  const name = stateName(state);
  if (name) return `A ${name}`;
  const status = Object.entries(loadStatuses).find(([, value]) => value === state.status)?.[0];
  return `A load of type ${state.type} that is ${status}`;
}

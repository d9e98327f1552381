import type { Session } from '@washcoat/contract-entities';
import type { ReactElement } from 'react';

interface Declared {
  id: string;
  /** A verb: Edit. */
  label: string;
  /** A lucide icon of a size, in pixels. */
  icon?: (size: number) => ReactElement;
  /** It can not be undone, or not at once: it stands apart, in red. */
  isDanger?: boolean;
  /** A letter that does the same where nobody types. */
  shortcut?: string;
  /** What stands there while it is under way: Sending. */
  busyLabel?: string;
}

/** What can be done on a page, whatever is chosen: create a user. */
export interface PageAction extends Declared {
  of: 'page';
  right: (session: Session) => boolean;
  /** It stands beside the main one. */
  isPlain?: boolean;
  /** From which width on its icon stands alone; a phone without it. */
  narrowFrom?: number;
  /** Why it can not be done now, for those who may. */
  refusal?: string;
  /** Whether it is under way. */
  isBusy?: boolean;
  /** Where it leads, when it leads somewhere. */
  href?: string;
  run: () => void;
}

/** What can be done with one row: edit a user. */
export interface RowAction<Row> extends Declared {
  of: 'row';
  right: (session: Session, row: Row) => boolean;
  /** How it is called for a row, where several rows offer it: Edit Sam Buyer. */
  nameFor: (row: Row) => string;
  /** Why it can not be done now, for those who may. */
  refusalFor?: (row: Row) => string | undefined;
  /** What is done most with an opened record: it stays in sight when the others lie behind the dots. */
  isMain?: boolean;
  /** Whether what it switches is on for a row: it has a tick. */
  isOnFor?: (row: Row) => boolean;
  /** Whether it is under way for a row. */
  isBusyFor?: (row: Row) => boolean;
  /** Where it leads, when it leads somewhere. */
  hrefFor?: (row: Row) => string;
  run?: (row: Row) => void;
}

/** What can be done with all chosen rows at once, on this page of the list and on others: activate them. */
export interface ChosenAction extends Declared {
  of: 'chosen';
  right: (session: Session, ids: readonly string[]) => boolean;
  /** Why it can not be done with these, for those who may. */
  refusalFor?: (ids: readonly string[]) => string | undefined;
  /** Whether it is under way. */
  isBusy?: boolean;
  /** Where it leads, when it leads somewhere. */
  hrefFor?: (ids: readonly string[]) => string;
  run?: (ids: readonly string[]) => void;
}

/**
 * Something that a user can do, declared once: the menu of a row, the bar of the chosen ones, the page and the palette
 * offer it by this declaration.
 */
export type Action<Row> = PageAction | RowAction<Row> | ChosenAction;

/** An action that is offered somewhere, for what is chosen there. */
export interface OfferedAction extends Declared {
  /** The label, with the row where it is about one. */
  name: string;
  refusal?: string;
  href?: string;
  isBusy?: boolean;
  isMain?: boolean;
  isPlain?: boolean;
  narrowFrom?: number;
  isOn?: boolean;
  run: () => void;
}

/** What the page offers to who is signed in. */
export function pageActionsOf<Row>(actions: readonly Action<Row>[], session: Session): OfferedAction[] {
  return actions
    .filter((action) => action.of === 'page')
    .filter((action) => action.right(session))
    .map((action) => ({ ...action, name: action.label }));
}

/** What one row offers to who is signed in. */
export function rowActionsOf<Row>(
  actions: readonly Action<Row>[],
  session: Session,
  row: Row,
): OfferedAction[] {
  return actions
    .filter((action) => action.of === 'row')
    .filter((action) => action.right(session, row))
    .map((action) => ({
      ...action,
      name: action.nameFor(row),
      refusal: action.refusalFor?.(row),
      isOn: action.isOnFor?.(row),
      isBusy: action.isBusyFor?.(row),
      href: action.hrefFor?.(row),
      run: () => action.run?.(row),
    }));
}

/** What the chosen rows offer: what can be done with all of them, and with the only one where one is chosen. */
export function chosenActionsOf<Row>(
  actions: readonly Action<Row>[],
  session: Session,
  ids: readonly string[],
  rowOf: (id: string) => Row | undefined,
): OfferedAction[] {
  const [only, ...others] = ids;
  if (only === undefined) return [];
  const row = others.length === 0 ? rowOf(only) : undefined;
  const ofAll = actions
    .filter((action) => action.of === 'chosen')
    .filter((action) => action.right(session, ids))
    .map((action) => ({
      ...action,
      name: action.label,
      refusal: action.refusalFor?.(ids),
      href: action.hrefFor?.(ids),
      run: () => action.run?.(ids),
    }));
  return row === undefined ? ofAll : [...rowActionsOf(actions, session, row), ...ofAll];
}

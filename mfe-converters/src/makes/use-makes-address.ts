import { useQueryChange } from '@washcoat/platform-sdk';
import { useCallback } from 'react';

const shown = ['add', 'edit', 'view'] as const;
const nothing = { makes: '', add: '', edit: '', view: '' };

/** What the makes over a page show. */
export type MakesView = 'list' | (typeof shown)[number];

/** What the address says of the makes over the page. */
export interface MakesAddress {
  isOpen: boolean;
  at: MakesView;
  /** The make that is viewed or edited; empty for the rest. */
  makeId: string;
  show: (view: MakesView, makeId?: string) => void;
  close: () => void;
}

/** Whether the address opens the makes over the page, and at which of their views. */
export function useMakesAddress(): MakesAddress {
  const { search, change } = useQueryChange();
  const query = new URLSearchParams(search);
  const at = shown.find((name) => query.has(name)) ?? 'list';
  const show = useCallback(
    (view: MakesView, makeId = '1') =>
      change({ ...nothing, makes: '1', ...(view === 'list' ? {} : { [view]: makeId }) }),
    [change],
  );
  const close = useCallback(() => change(nothing), [change]);
  const makeId = (at === 'edit' || at === 'view' ? query.get(at) : '') ?? '';
  return { isOpen: query.has('makes'), at, makeId, show, close };
}

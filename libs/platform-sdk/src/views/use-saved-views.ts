import { columnLayout, showOnlyColumns, wantedColumns } from '@washcoat/ui';
import type { SavedView } from '@washcoat/contract-entities';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../navigation/router';
import { viewAddress, viewQuery } from './view-query';
import type { PathSearch } from './view-query';
import { useViewsQuery } from './views.api';

export interface ListPlace {
  /** The list, as the calls name it. */
  screen: string;
  /** Under which name its table remembers the columns. */
  storageKey: string;
  /** Given by a list whose search stands in its path. */
  inPath?: PathSearch;
}

const noViews: readonly SavedView[] = [];

/** The saved views of a list, the one that is shown, and how to open and describe one. */
export function useSavedViews({ screen, storageKey, inPath }: ListPlace) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data, isError } = useViewsQuery({ screen });
  const views = data?.list ?? noViews;
  const isBare = search === '' && !inPath?.text;
  const isAwaitingDefault = useRef(isBare);

  const open = (view: SavedView, isRedirect = false) => {
    if (view.columns) showOnlyColumns(storageKey, view.columns, view.layout ?? undefined);
    void navigate(viewAddress(view.query, pathname, inPath), { replace: isRedirect });
  };
  useEffect(() => {
    if (!data || !isAwaitingDefault.current) return;
    isAwaitingDefault.current = false;
    const first = data.list.find(({ isDefault }) => isDefault);
    if (first && isBare) open(first, true);
  });
  const query = viewQuery(search, inPath);
  return {
    views,
    hasFailed: isError,
    shown: views.find((view) => viewQuery(view.query) === query),
    open,
    /** What a view of the list as it is now consists of. */
    describe: () => ({
      screen,
      query,
      columns: wantedColumns(storageKey),
      layout: columnLayout(storageKey),
    }),
  };
}

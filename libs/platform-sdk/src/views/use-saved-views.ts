import { columnLayout, showOnlyColumns, wantedColumns } from '@washcoat/ui';
import type { SavedView } from '@washcoat/contract-entities';
import { useEffect, useRef, useState } from 'react';
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

/** A list as it is now, as a view keeps it. */
export interface DescribedView extends Pick<SavedView, 'query' | 'columns' | 'layout'> {
  screen: string;
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

  const [openedId, setOpenedId] = useState<string>();
  const open = (view: SavedView, isRedirect = false) => {
    setOpenedId(view.viewId);
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
  const alike = views.filter((view) => viewQuery(view.query) === query);
  return {
    views,
    hasFailed: isError,
    // The one that was opened, else one's own before those of colleagues.
    shown:
      alike.find(({ viewId }) => viewId === openedId) ??
      alike.find(({ sharedBy }) => sharedBy === undefined) ??
      alike[0],
    /** What was opened last here, whatever was chosen since. */
    opened: views.find(({ viewId }) => viewId === openedId),
    open,
    /** What a view of the list as it is now consists of. */
    describe: (): DescribedView => ({
      screen,
      query,
      columns: wantedColumns(storageKey),
      layout: columnLayout(storageKey),
    }),
  };
}

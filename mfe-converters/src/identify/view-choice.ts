import { useState } from 'react';

/** How results are shown: as a table, or as cards for people who know shapes better than codes. */
export type ResultView = 'table' | 'cards';

const storageKey = 'washcoat.converters.view';

/** The chosen view, remembered in the browser. */
export function useViewChoice(): [ResultView, (view: ResultView) => void] {
  const [view, setView] = useState<ResultView>(() =>
    localStorage.getItem(storageKey) === 'cards' ? 'cards' : 'table',
  );
  const choose = (next: ResultView) => {
    localStorage.setItem(storageKey, next);
    setView(next);
  };
  return [view, choose];
}

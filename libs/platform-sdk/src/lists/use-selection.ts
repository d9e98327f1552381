import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * The rows chosen on one page of a list.
 * @param page what decides which rows are shown; another page starts with nothing chosen
 */
export function useSelection(page: string) {
  const [choice, setChoice] = useState({ page, ids: none });
  const ids = choice.page === page ? choice.ids : none;
  return { ids, choose: (next: ReadonlySet<string>) => setChoice({ page, ids: next }) };
}

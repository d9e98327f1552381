import { useSearchParams } from '@washcoat/platform-sdk';

const PAGE_SIZE = 25;

export interface HistoryPage {
  offset: number;
  count: number;
}

function whole(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
}

/** The page of a history and what changes it; the address carries it. */
export function useHistoryPage(): [HistoryPage, (page: HistoryPage) => void] {
  const [query, setQuery] = useSearchParams();
  const page = {
    offset: whole(query.get('offset'), 0),
    count: whole(query.get('count'), PAGE_SIZE) || PAGE_SIZE,
  };
  const change = ({ offset, count }: HistoryPage) => {
    const next = new URLSearchParams(query);
    next.set('count', String(count));
    if (offset === 0) next.delete('offset');
    else next.set('offset', String(offset));
    setQuery(next);
  };
  return [page, change];
}

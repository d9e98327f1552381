import { generalPageSizes, Pager } from '@washcoat/ui';
import type { ListView } from './use-list-view';

export interface ListFooterProps {
  view: ListView;
  answer: { list: readonly unknown[]; areMoreItemsAvailable: boolean } | undefined;
  onPage: (offset: number, count: number) => void;
}

/** Pages of a general list, and how many rows each has. */
export function ListFooter({ view: { offset, count }, answer, onPage }: ListFooterProps) {
  return (
    <Pager
      offset={offset}
      limit={count}
      count={answer?.list.length ?? 0}
      areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
      onOffsetChange={(next) => onPage(next, count)}
      sizes={generalPageSizes}
      onLimitChange={(next) => onPage(0, next)}
    />
  );
}

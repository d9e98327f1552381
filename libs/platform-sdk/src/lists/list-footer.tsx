import { generalPageSizes, Pager } from '@washcoat/ui';
import type { ListView } from './use-list-view';

export interface ListFooterProps {
  view: ListView;
  answer: { list: readonly unknown[]; areMoreItemsAvailable: boolean } | undefined;
  onPage: (offset: number, count: number) => void;
  /** Page sizes to choose from; those of general lists when absent. */
  sizes?: readonly number[];
}

/** Pages of a list, and how many rows each has. */
export function ListFooter(props: ListFooterProps) {
  const { view, answer, onPage, sizes = generalPageSizes } = props;
  const { offset, count } = view;
  return (
    <Pager
      offset={offset}
      limit={count}
      count={answer?.list.length ?? 0}
      areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
      onOffsetChange={(next) => onPage(next, count)}
      sizes={sizes}
      onLimitChange={(next) => onPage(0, next)}
    />
  );
}

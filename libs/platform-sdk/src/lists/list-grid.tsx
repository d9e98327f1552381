import { DataGrid, type DataGridProps } from '@washcoat/ui/data-grid';
import { ListFooter, type ListFooterProps } from './list-footer';

export interface ListGridProps<Row>
  extends
    Omit<DataGridProps<Row>, 'rows' | 'isLoading' | 'isUpdating' | 'rowHeight' | 'footer'>,
    Pick<ListFooterProps, 'view' | 'onPage'> {
  /** The page that is shown; absent until the first one is there. */
  answer: { list: readonly Row[]; areMoreItemsAvailable: boolean } | undefined;
  isFetching: boolean;
}

/** One page of a list as the address asks for it: old rows stay while the next ones load, and the pages stand under them. */
export function ListGrid<Row>({ view, onPage, answer, isFetching, ...grid }: ListGridProps<Row>) {
  return (
    <DataGrid
      {...grid}
      rows={answer?.list ?? []}
      rowHeight={44}
      isLoading={!answer && !grid.error}
      isUpdating={Boolean(answer) && isFetching}
      footer={<ListFooter view={view} answer={answer} onPage={onPage} />}
    />
  );
}

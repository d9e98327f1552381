import { DataGrid, type DataGridProps } from '@washcoat/ui/data-grid';
import { WorkGrid, type WorkGridProps } from '@washcoat/ui/work-grid';
import { ListFooter, type ListFooterProps } from './list-footer';

type OfPage = 'rows' | 'isLoading' | 'isUpdating' | 'rowHeight' | 'footer';

interface PageProps<Row> extends Pick<ListFooterProps, 'view' | 'onPage' | 'sizes'> {
  /** The page that is shown; absent until the first one is there. */
  answer: { list: readonly Row[]; areMoreItemsAvailable: boolean } | undefined;
  isFetching: boolean;
}

export interface ListGridProps<Row> extends Omit<DataGridProps<Row>, OfPage>, PageProps<Row> {}
export interface ListWorkGridProps<Row> extends Omit<WorkGridProps<Row>, OfPage>, PageProps<Row> {}

const none: readonly never[] = [];

/** What a table shows of a page: old rows stay while the next ones load, and the pages stand under them. */
function pageProps<Row>(
  { view, onPage, sizes, answer, isFetching }: PageProps<Row>,
  error: string | undefined,
): Pick<DataGridProps<Row>, OfPage> {
  return {
    rows: answer?.list ?? none,
    rowHeight: 44,
    isLoading: !answer && !error,
    isUpdating: Boolean(answer) && isFetching,
    footer: <ListFooter view={view} answer={answer} onPage={onPage} sizes={sizes} />,
  };
}

/** One page of a list as the address asks for it, in the light table. */
export function ListGrid<Row>({ view, onPage, sizes, answer, isFetching, ...grid }: ListGridProps<Row>) {
  return <DataGrid {...grid} {...pageProps({ view, onPage, sizes, answer, isFetching }, grid.error)} />;
}

/** One page of a list that people work in. */
export function ListWorkGrid<Row>(props: ListWorkGridProps<Row>) {
  const { view, onPage, sizes, answer, isFetching, ...grid } = props;
  return <WorkGrid {...grid} {...pageProps({ view, onPage, sizes, answer, isFetching }, grid.error)} />;
}

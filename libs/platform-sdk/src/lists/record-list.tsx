import { allows, type Access } from '@washcoat/contract-kernel';
import {
  chosenActionsOf,
  problemText,
  usePageHeading,
  useSession,
  type Action,
  type PageAction,
} from '@washcoat/platform-sdk';
import { breakpoints, EmptyState, Page, Stack, Toolbar, useIsNarrow } from '@washcoat/ui';
import type { Column, Sort } from '@washcoat/ui/data-grid';
import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { PageActions } from './action-buttons';
import { ChosenRows, type BulkActiveProps } from './bulk-active';
import { ListWorkGrid } from './list-grid';
import { listSortsOf, sortListBy } from './list-sorts';
import { ListTools, type ListToolsProps } from './list-tools';
import type { useListView } from './use-list-view';
import { useSelection } from './use-selection';

interface Page<Row> {
  list: readonly Row[];
  areMoreItemsAvailable: boolean;
}

export interface RecordListProps<Row> {
  /** One and many of them, in a sentence: facility, facilities. */
  noun: { name: string; plural: string };
  /** What the page is called where that is not what its rows are. */
  heading?: string;
  /** Where the arrow before the heading leads. */
  backTo?: string;
  /** Who adds one; everybody who sees the list unless told otherwise. */
  addAccess?: Access;
  /**
   * What can be done with rows and on the page; with none for the page it is adding one. It must stay the same while nothing
   * changes.
   */
  actsOn?: readonly Action<Row>[];
  /** The search, where it does not stand in the query of the address. */
  search?: { text: string; onChange: (text: string) => void; inPath?: ListToolsProps['inPath'] };
  /** Opens a row that is pressed. */
  onOpen?: (row: Row) => void;
  /** A list of one record has no views of its own. */
  withoutViews?: boolean;
  /** Of the table and of its saved views. */
  storageKey: string;
  list: ReturnType<typeof useListView>;
  columns: readonly Column<Row>[];
  /** What RTK Query answers of the page that the address asks for. */
  asked: {
    data?: Page<Row>;
    currentData?: Page<Row>;
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** A row on a phone. */
  cardFor: (row: Row) => ReactNode;
  /** Makes the link of an export of what is shown. */
  exportOf: ListToolsProps['ask'];
  /** What else the tools are told. */
  tools?: Pick<ListToolsProps, 'isOneFile' | 'withoutExport'>;
  /** Chips above the table, and tabs above those. */
  filters?: ReactNode;
  /** Given while a search or a filter is on. */
  onClear?: () => void;
  /** What is said of an empty list when nothing is searched for. */
  emptyHint: string;
  /** The same while something is searched for. */
  searchHint?: string;
  /** What an empty list is called otherwise. */
  emptyTitle?: string;
  /** In place of the table, while nothing is asked for. */
  unasked?: ReactNode;
  /** How many rows a page may have. */
  sizes?: readonly number[];
  /** Beside the tools, e.g. the bin. */
  actions?: ReactNode;
  /** Switches the chosen rows on or off; absent where nothing may be changed. */
  switchMany?: BulkActiveProps['save'];
  /** Whether rows can be chosen that can not be switched, for what `actsOn` offers. */
  isChoosable?: boolean;
  /** The choice, where the page does more with it than `actsOn` says. */
  selection?: ReturnType<typeof useSelection>;
}

const none: readonly never[] = [];

/** The list of a noun as its address asks for it: search, filters, columns, views, export, adding and bulk switching. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { noun, storageKey, list, columns, asked, idOf, nameOf, onClear, filters, switchMany } = props;
  const { addAccess, actsOn = none, isChoosable = switchMany !== undefined } = props;
  const { view, filter, page, change } = list;
  const search = props.search ?? { text: view.text, onChange: (text: string) => filter({ text }) };
  const session = useSession();
  const { data, currentData, isFetching, error, refetch } = asked;
  const isPhone = useIsNarrow(breakpoints.phone);
  const ownSelection = useSelection(`${search.text} ${view.query.toString()}`);
  const { ids, choose } = props.selection ?? ownSelection;
  const title = noun.plural[0]?.toUpperCase() + noun.plural.slice(1);
  const tools = (
    <ListTools
      {...{ storageKey, columns, ...props.tools }}
      inPath={search.inPath}
      withoutViews={props.withoutViews}
      ask={props.exportOf}
    />
  );
  const { name } = noun;
  const ofPage = useMemo<PageAction[]>(
    () => [
      {
        id: `add-${name}`,
        of: 'page',
        label: `Add ${name}`,
        icon: (size) => <Plus size={size} />,
        shortcut: 'N',
        right: (session) => !addAccess || allows(addAccess, session),
        run: () => change({ add: '1' }),
      },
    ],
    [name, change, addAccess],
  );
  const actions = useMemo(
    () => (actsOn.some((action) => action.of === 'page') ? actsOn : [...ofPage, ...actsOn]),
    [actsOn, ofPage],
  );
  usePageHeading({
    heading: props.heading ?? title,
    backTo: props.backTo,
    search: { placeholder: `Search ${title}`, value: search.text, onChange: search.onChange },
    actions: (
      <>
        {!isPhone && tools}
        {props.actions}
        <PageActions actions={actions} />
      </>
    ),
  });
  const canSort = columns.some(({ sortable }) => sortable);
  const sorts = useMemo(() => listSortsOf(view), [view]);
  const rowById = (id: string) => data?.list.find((one) => idOf(one) === id);
  const nameById = (id: string) => {
    const row = rowById(id);
    return row ? nameOf(row) : `A ${noun.name}`;
  };
  return (
    <Page>
      <Stack>
        {filters}
        {isPhone && <Toolbar>{tools}</Toolbar>}
        {props.unasked ?? (
          <ListWorkGrid
            label={title}
            storageKey={storageKey}
            columns={columns}
            view={view}
            answer={currentData ?? (error ? undefined : data)}
            isFetching={isFetching}
            onPage={page}
            sizes={props.sizes}
            getRowId={idOf}
            error={
              error ? problemText(error, `${title} did not load. The rest of Washcoat works.`) : undefined
            }
            onRetry={() => void refetch()}
            {...(canSort && { sorts, onSorts: (next: readonly Sort[]) => sortListBy(list, next) })}
            cardFor={props.cardFor}
            onRowOpen={props.onOpen}
            selection={isChoosable ? { ids, onChange: choose, labelOf: nameOf } : undefined}
            empty={
              <EmptyState
                title={props.emptyTitle ?? `No ${noun.plural} available`}
                hint={onClear ? (props.searchHint ?? 'Try another search.') : props.emptyHint}
                onClearFilters={onClear}
              />
            }
          />
        )}
        {isChoosable && (
          <ChosenRows
            selected={ids}
            onSelect={choose}
            noun={noun.name}
            nameOf={nameById}
            actions={chosenActionsOf(actsOn, session, [...ids], rowById)}
            save={switchMany}
          />
        )}
      </Stack>
    </Page>
  );
}

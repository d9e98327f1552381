import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { breakpoints, ProgressLine, useIsNarrow } from '@washcoat/ui';
import { totalWidth } from '../data-grid/column-widths';
import { GridShell } from '../data-grid/grid-shell';
import { GridTable } from '../data-grid/grid-table';
import { headerHeight } from '../data-grid/table-style';
import type { Column, Sort } from '../data-grid/column';
import { useLines, useShownColumns } from '../data-grid/use-shown-columns';
import { useWidth } from '../data-grid/use-width';
import { loadGridCode, useGridCode } from './use-grid-code';
import type { WorkGridProps } from './work-grid-props';

const directionWords = { asc: 'ascending', desc: 'descending' } as const;

/** What is said once a list is sorted anew: a sorted header alone says nothing while it has the focus. */
function sortWords<Row>(sorts: readonly Sort[], columns: readonly Column<Row>[]): string {
  if (sorts.length === 0) return 'No longer sorted';
  const words = sorts.map(({ columnId, direction }) => {
    const title = columns.find(({ id }) => id === columnId)?.title ?? columnId;
    return `${title} ${directionWords[direction]}`;
  });
  return `Sorted by ${words.join(', then ')}`;
}

const unsorted: readonly Sort[] = [];
/** Pixels of a row that says three lines. */
const THREE_LINES = 84;

/** Whether elements have sizes, as in every browser and in no simulation of one. */
const isLaidOut = typeof document.createRange().getBoundingClientRect === 'function';

/** Rows of an endless list that did not come. */
interface LostRows {
  of: unknown;
  askAgain: () => void;
}

/** What is said over the rows and what is tried again: of the page itself first, then of rows further down, then of the grid. */
function troubleOf<Row>(
  { label, error, onRetry, rows }: WorkGridProps<Row>,
  isCodeLost: boolean,
  lost: LostRows | null,
  forget: () => void,
): Pick<WorkGridProps<Row>, 'error' | 'onRetry'> {
  if (error || rows.length === 0) return { error, onRetry };
  if (lost) {
    const again = () => {
      forget();
      lost.askAgain();
    };
    return { error: `Some rows of ${label} did not load.`, onRetry: again };
  }
  if (!isCodeLost) return { error, onRetry };
  return {
    error: 'The work table did not load, so this is a plain one.',
    onRetry: () => void loadGridCode(),
  };
}

/**
 * The table of the lists that people work in, over the same columns and with the same props as the light one. It is drawn
 * by AG Grid once its code is here; should that fail to load, by the light table, which says so and tries again.
 */
export function WorkGrid<Row>(props: WorkGridProps<Row>) {
  const { label, columns, rows, isLoading = false, isUpdating = false, linesPerRow, height } = props;
  const { rowHeight = linesPerRow ? THREE_LINES : 36 } = props;
  const { sort, onSort, onSorts, rowState, selection, onRowOpen } = props;
  const isCards = useIsNarrow(breakpoints.phone) && props.cardFor !== undefined;
  const code = useGridCode(!isCards);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const room = useWidth(body?.isConnected ? body : frame);
  const isHere = code.is === 'here';
  const isCodeAwaited = rows.length > 0 && !isCards && !isHere && code.is !== 'failed';
  const lines = useLines({ ...props, isLoading: isLoading || isCodeAwaited });
  const own = { ...props, canFix: true };
  const { shown, widths, choice, change, resize, measure } = useShownColumns(own, frame, lines, room);
  const [said, say] = useState('');
  const sorts = useMemo(() => props.sorts ?? (sort ? [sort] : unsorted), [props.sorts, sort]);
  const sortKey = JSON.stringify(sorts);
  const toldSort = useRef(sortKey);
  useEffect(() => {
    if (toldSort.current === sortKey) return;
    toldSort.current = sortKey;
    say(sortWords(sorts, columns));
  }, [sortKey, sorts, columns]);
  const sortBy = useCallback(
    (next: Sort[]) => {
      const [first] = next;
      if (onSorts) onSorts(next);
      else if (first) onSort?.(first);
    },
    [onSorts, onSort],
  );
  const [lost, setLost] = useState<LostRows | null>(null);
  const { more } = props;
  const onLost = useCallback((askAgain: () => void) => setLost({ of: more, askAgain }), [more]);
  const isEmpty = !isLoading && rows.length === 0;
  const canSort = onSorts !== undefined || onSort !== undefined;
  const isBusy = isLoading || isUpdating;
  const drawn = { label, columns: shown, widths, rowHeight, rowState, selection, onRowOpen, isBusy };
  const trouble = troubleOf(props, code.is === 'failed' && !isCards, lost?.of === more ? lost : null, () =>
    setLost(null),
  );
  return (
    <GridShell {...props} {...trouble} frame={setFrame} said={said}>
      {isHere && frame && !isEmpty && (!isLaidOut || Number.isFinite(room)) ? (
        <>
          {isUpdating && <ProgressLine top={headerHeight - 1} />}
          <code.Table
            {...drawn}
            {...{ lines, height, sorts, say, onLost }}
            isLaidOut={isLaidOut}
            isSideways={totalWidth(widths) > room}
            isMultiSort={onSorts !== undefined}
            onSorts={canSort ? sortBy : undefined}
            pinned={choice.pinned}
            onChoice={change}
            onResize={resize}
            onBody={setBody}
            onDrawn={measure}
            totals={props.totals}
            groupOf={props.groupOf}
            more={isLoading ? undefined : props.more}
            getRowId={props.getRowId}
          />
        </>
      ) : (
        <GridTable
          {...drawn}
          rows={lines}
          height={isEmpty ? undefined : height}
          {...{ room, isUpdating }}
          sort={sorts[0]}
          onSort={canSort ? (next) => sortBy([next]) : undefined}
          onResize={resize}
        />
      )}
    </GridShell>
  );
}

import type { CostSheetRow } from '@washcoat/contract-reporting';
import { Slot, useContributions, type OfferedAction } from '@washcoat/platform-sdk';
import { useSelection } from '@washcoat/platform-sdk/lists';
import { useEffect, useState } from 'react';
import { lotNames, type LotName } from './cost-sheet.columns';

/** Where others put what can be done with chosen orders: its panel is told `loadIds`, `onDone` and `onClose`. */
const SLOT = 'reports.cost-sheet.v1';
/** How soon the report asks again until it has heard of lots that were stamped here. */
const ASK_AGAIN_MS = 1_000;
/** For so long at most: another stamp may have overtaken this one, or the report may hear of none. */
const ASK_FOR_MS = 30_000;

type Lots = Partial<Record<LotName, string>>;

/** What was stamped here, and on which orders. */
interface Stamped {
  page: string;
  loadIds: ReadonlySet<string>;
  lots: Lots;
}

function lotsOf(given: unknown): Lots {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(
    lotNames.flatMap((name) => entries.filter(([id, lot]) => id === name && typeof lot === 'string')),
  );
}

const isHeard = ({ loadIds, lots }: Stamped, rows: readonly CostSheetRow[]) =>
  rows.every(
    (row) => !loadIds.has(row.loadId) || lotNames.every((name) => !lots[name] || row[name] === lots[name]),
  );

/**
 * The orders that are ticked on a page of the cost sheet, and Update Lot Info for them (GAP-LOAD-12), which the invoices
 * contribute. The report hears of lots by an event, so it asks again until they are there, for a while and while the page
 * is looked at.
 * @param page what decides which rows are shown
 */
export function useLots(page: string) {
  const offered = useContributions(SLOT);
  const { ids, choose } = useSelection(page);
  const [isAsked, setAsked] = useState(false);
  const [stamped, setStamped] = useState<Stamped | null>(null);
  const isAwaited = stamped?.page === page;
  useEffect(() => {
    if (!stamped) return undefined;
    const end = setTimeout(() => setStamped(null), ASK_FOR_MS);
    return () => clearTimeout(end);
  }, [stamped]);
  const onDone = (given: unknown) => {
    setAsked(false);
    setStamped({ page, loadIds: ids, lots: lotsOf(given) });
    choose(new Set());
  };
  return {
    /** Options of the report's query. */
    polling: { pollingInterval: isAwaited ? ASK_AGAIN_MS : 0, skipPollingIfUnfocused: true },
    /** Ends the asking once the rows tell what was stamped. */
    hear: (rows: readonly CostSheetRow[] | undefined) => {
      if (isAwaited && rows && isHeard(stamped, rows)) setStamped(null);
    },
    ids,
    choose,
    mayChoose: offered.length > 0,
    actions: offered.map(({ id, label }): OfferedAction => ({
      id,
      label,
      name: label,
      shortcut: 'L',
      run: () => setAsked(true),
    })),
    dialog: isAsked && (
      <Slot id={SLOT} context={{ loadIds: [...ids], onDone, onClose: () => setAsked(false) }} />
    ),
  };
}

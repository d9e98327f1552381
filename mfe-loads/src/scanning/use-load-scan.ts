import type { LoadItem } from '@washcoat/contract-loads';
import { useSession, useUnsavedGuard } from '@washcoat/platform-sdk';
import {
  choicesOf,
  entryOf,
  highlighted,
  keptPictures,
  unfinished,
  useScanner,
} from '@washcoat/platform-sdk/scanning';
import type { ScanEvent } from '@washcoat/platform-sdk/scanning';
import { useEffect } from 'react';
import type { ConverterSearch } from '../items/use-converter-search';
import { useTakeEntered } from './entered-later';
import { isSent, useLoadPorts, type Sent } from './use-load-ports';

export interface LoadScanRules {
  loadId: string;
  search: ConverterSearch;
  /** The box that is being filled. */
  box: () => number;
  /** Enter with an empty line while a part waits for what was asked about it. */
  confirm: () => void;
}

/**
 * What is typed and scanned into the code box of a load. A code and Enter add one piece of what carries the code; a part
 * that was picked from the list by hand is asked about first.
 */
export function useLoadScan({ loadId, search, box, confirm }: LoadScanRules) {
  const { isPictureMandatory, userId } = useSession();
  const ports = useLoadPorts(loadId, search, box);
  const rules = { target: loadId, addsAtOnce: true, asksFirst: isPictureMandatory };
  const {
    state,
    store,
    send: sendOn,
  } = useScanner<Sent, LoadItem>(rules, ports, {
    as: `${userId}.scan.${loadId}`,
    isItem: isSent,
  });
  useEffect(() => void keptPictures.forgetOld(), []);
  useTakeEntered(loadId, { store, send: sendOn });
  const entry = entryOf(state, state.current);
  const index = highlighted(state);
  useUnsavedGuard(state.steps.length + state.aside.length + unfinished(state).length > 0);

  /** Another code that is typed over a picked part counts, and the part does not. */
  const send = (event: ScanEvent<Sent, LoadItem>) => {
    const { asked, line } = store.get();
    if (event.is === 'enter' && asked) {
      if (line.trim() === '') return confirm();
      if (!isPictureMandatory) sendOn({ is: 'answered', result: null });
    }
    sendOn(event);
  };
  return {
    state,
    scanner: { store, send },
    entry,
    found: entry?.found ?? null,
    /** How many parts a digit chooses from. */
    choices: choicesOf(entry),
    /** The part that is highlighted, which is the one that is added. */
    index,
    /** The part that somebody is asked about. */
    asked: state.asked,
  };
}

/** The code box of a load in use. */
export type LoadScan = ReturnType<typeof useLoadScan>;

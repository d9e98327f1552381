import {
  type ApiProblem,
  asSpecified,
  problemOf,
  problemText,
  useUnsavedGuard,
} from '@washcoat/platform-sdk';
import { useAttemptKey } from '@washcoat/platform-sdk/forms';
import { toast } from '@washcoat/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSaveSettlementMutation } from '../settlement-list/settlements.api';
import { mergeSettlement, type MergeChoices, type MergeConflict } from './merge-settlement';
import { blockFields, entryOf, isSameForm, tableNames, type SettlementForm } from './settlement-form';
import type { FormChanges, RowDrafts } from './use-settlement-form';

const FILL_ALL = 'Please fill all input and submit';
const SAVE_FAILED = asSpecified.wentWrong;
const OPEN_ROW = 'Confirm or cancel the new row first.';
const SAVED = 'Successfully updated the Settlement';
/** So often somebody may be faster before the save is given back to the person. */
const MOST_TRIES = 3;

/** What an edit began from: what was saved last, and as which version; a new settlement has none. */
export interface Origin {
  form: SettlementForm;
  version: number | undefined;
}

/** Two edits that could not be brought together without asking. */
export interface OpenMerge extends Pick<ApiProblem, 'changedBy' | 'isYours'> {
  base: SettlementForm;
  theirs: Origin;
  conflicts: readonly MergeConflict[];
  isComplete: boolean;
}

export interface SavingRules {
  whose: { companyId: string; facilityCity: string; settlementId: string | null };
  start: Origin;
  form: SettlementForm;
  drafts: RowDrafts;
  changes: FormChanges;
  /** Asks for the settlement as it is now; null when it did not answer. */
  askAgain: () => Promise<Origin | null>;
  /** It is saved; the save has ended once this has. */
  onSaved: (saved: { settlementId: string; isComplete: boolean }) => Promise<void>;
}

interface Attempt {
  form: SettlementForm;
  from: Origin;
  isComplete: boolean;
  tries: number;
}

/** Saves and completes a settlement; what somebody else saved meanwhile is brought together with it. */
export function useSavingSettlement(rules: SavingRules) {
  const { whose, form, drafts, changes } = rules;
  const [origin, setOrigin] = useState(rules.start);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const [merge, setMerge] = useState<OpenMerge | null>(null);
  const [send, { isLoading: isSaving }] = useSaveSettlementMutation();
  const { keyFor } = useAttemptKey();
  const isRunning = useRef(false);
  /** What is typed by now, for answers that come while one goes on typing. */
  const typedNow = useRef(form);
  useLayoutEffect(() => {
    typedNow.current = form;
  }, [form]);
  const hasOpenRow = tableNames.some((table) => Object.values(drafts[table] ?? {}).some(Boolean));
  const isDirty = hasOpenRow || !isSameForm(form, origin.form);
  const endGuard = useUnsavedGuard(isDirty);

  const attempt = async ({ form: typed, from, isComplete, tries }: Attempt): Promise<void> => {
    const entry = { ...entryOf(typed), ...whose, version: from.version, isComplete };
    const { data, error } = await send({ ...entry, key: keyFor(entry) });
    if (data) {
      setOrigin({ form: typed, version: data.version });
      toast.success(data.message || SAVED);
      if (isComplete) endGuard();
      await rules.onSaved({ settlementId: data.settlementId, isComplete });
      return;
    }
    const problem = problemOf(error);
    const theirs = problem.code === 'STALE' && tries > 0 ? await rules.askAgain() : null;
    if (!theirs) {
      toast.error(problem.code === 'STALE' ? problem.error : problemText(error, SAVE_FAILED));
      return;
    }
    const { conflicts } = mergeSettlement(from.form, typedNow.current, theirs.form);
    const { changedBy, isYours } = problem;
    if (conflicts.length > 0) {
      setMerge({ base: from.form, theirs, changedBy, isYours, conflicts, isComplete });
      return;
    }
    changes.take((now) => mergeSettlement(from.form, now, theirs.form).form);
    setOrigin(theirs);
    toast.news(`What ${isYours ? 'you' : (changedBy ?? 'somebody else')} changed was taken in.`);
    const { form: merged } = mergeSettlement(from.form, typed, theirs.form);
    await attempt({ form: merged, from: theirs, isComplete, tries: tries - 1 });
  };
  const run = async (what: Attempt) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await attempt(what);
    } finally {
      isRunning.current = false;
    }
  };

  /** Whether it may be sent; says why not. */
  const isFilled = (isComplete: boolean): boolean => {
    const empty = blockFields.header.filter((field) => !form.blocks.header[field]?.trim());
    const isRefused = isComplete ? empty.length > 0 : empty.length === blockFields.header.length;
    setMissing(new Set(isRefused ? empty : []));
    if (isRefused) toast.error(FILL_ALL);
    else if (hasOpenRow) toast.error(OPEN_ROW);
    return !isRefused && !hasOpenRow;
  };
  return {
    isSaving,
    isDirty,
    /** What was saved last. */
    saved: origin.form,
    missing,
    merge,
    isFilled,
    save: (isComplete: boolean) =>
      isFilled(isComplete) ? run({ form, from: origin, isComplete, tries: MOST_TRIES }) : Promise.resolve(),
    /** Goes on with what was chosen for each conflict. */
    settle: async (choices: MergeChoices) => {
      if (!merge) return;
      const { base, theirs, isComplete } = merge;
      const settle = (mine: SettlementForm) => mergeSettlement(base, mine, theirs.form, choices).form;
      setMerge(null);
      changes.take(settle);
      setOrigin(theirs);
      await run({ form: settle(form), from: theirs, isComplete, tries: MOST_TRIES });
    },
    leaveMerge: () => setMerge(null),
    /** Takes in what somebody else saved, where it touches nothing that is typed; answers whether it did. */
    takeIn: (theirs: Origin): boolean => {
      if (isRunning.current || merge || (theirs.version ?? 0) <= (origin.version ?? 0)) return false;
      if (mergeSettlement(origin.form, form, theirs.form).conflicts.length > 0) return false;
      changes.take((now) => mergeSettlement(origin.form, now, theirs.form).form);
      setOrigin(theirs);
      return true;
    },
  };
}

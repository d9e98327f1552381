import type { DraftOffer, KeptDraft } from '@washcoat/platform-sdk/forms';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { mergeSettlement } from './merge-settlement';
import { draftedForm, draftedRow, entryOf, tableNames, type SettlementForm } from './settlement-form';
import type { FormChanges, RowDrafts } from './use-settlement-form';

const PAUSE_MS = 400;

export interface TypedSettlement {
  form: SettlementForm;
  /** The rows that are not confirmed yet. */
  drafts: RowDrafts;
  changes: FormChanges;
  /** What was saved last. */
  saved: SettlementForm;
  isDirty: boolean;
  /** It is completed: nothing of it is kept any more. */
  isOver: RefObject<boolean>;
}

/**
 * Keeps what is typed into a settlement in its draft, rows that are not confirmed included, half a second after the last
 * key, when another page is gone to and when the browser is closed. Answers the offer of what was found: it is brought together with what others saved since,
 * and what was typed stays where both set the same.
 */
export function useKeepingDraft(draft: KeptDraft, typed: TypedSettlement): DraftOffer | null {
  const { form, drafts, changes, saved, isDirty, isOver } = typed;
  const keep = useEffectEvent(() => {
    if (isOver.current) return;
    if (isDirty) draft.keep({ form: entryOf(form), base: entryOf(saved), rows: drafts });
    else if (!draft.found) draft.forget();
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [form, drafts, saved]);
  useEffect(() => {
    const flush = () => keep();
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, []);
  return draft.offer(({ form: entry, base: before, rows }) => {
    const [kept, base] = [draftedForm(entry), draftedForm(before)];
    if (!kept) return;
    changes.take((now) => (base ? mergeSettlement(base, kept, now).form : kept));
    for (const table of tableNames) changes.setDraft(table, draftedRow(table, rows));
  });
}

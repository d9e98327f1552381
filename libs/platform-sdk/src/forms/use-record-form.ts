import { useRef, useState } from 'react';
import type { ApiProblem } from '@washcoat/platform-sdk';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useSavingForm, type SavingFormRules } from './use-saving-form';

/** A record as the form holds it, and which state of it. */
export interface Versioned<Entry> {
  entry: Entry;
  /** Absent on a new record. */
  version?: number;
}

/** Somebody saved the record while it was being edited, which may be who edits it. */
export interface Clash<Entry> {
  theirs: Versioned<Entry>;
  changedBy: string | undefined;
  isYours?: boolean;
}

export interface RecordFormRules<Entry extends FieldValues> extends Pick<
  SavingFormRules<Entry>,
  'resolver' | 'saved' | 'failed' | 'onSaved' | 'draft'
> {
  start: Versioned<Entry & DefaultValues<Entry>>;
  /** Sends what was typed; rejects with the problem. */
  send: (typed: Versioned<Entry>) => Promise<{ message: string }>;
  /** The record as it is stored now, for when somebody else was faster. */
  readAgain?: () => Promise<Versioned<Entry>>;
}

/** A form that saves one record, of which somebody else may save another state: the clash is offered to be decided. */
export function useRecordForm<Entry extends FieldValues>(rules: RecordFormRules<Entry>) {
  const { start, send, readAgain, ...saving } = rules;
  const version = useRef(start.version);
  const [clash, setClash] = useState<Clash<Entry> | null>(null);

  const takeRefusal = async ({ code, changedBy, isYours }: ApiProblem) => {
    if (code !== 'STALE' || !readAgain) return false;
    // When the other state cannot be read either, the refusal is shown like any other.
    const theirs = await readAgain().catch(() => null);
    if (theirs) setClash({ theirs, changedBy, isYours });
    return theirs !== null;
  };
  const { form, failure, isSaving, draft, save, submit } = useSavingForm<Entry>({
    ...saving,
    start: start.entry,
    send: (entry) => send({ entry, version: version.current }),
    takeRefusal,
  });
  const settle = (theirs: Versioned<Entry>) => {
    version.current = theirs.version;
    setClash(null);
  };
  return {
    form,
    failure,
    clash,
    draft,
    isSaving,
    submit,
    /** Saves what was typed over what somebody else saved. */
    keepMine: () => {
      if (!clash) return Promise.resolve();
      settle(clash.theirs);
      return save(form.getValues());
    },
    /** Drops what was typed. */
    takeTheirs: () => {
      if (!clash) return;
      settle(clash.theirs);
      form.reset(clash.theirs.entry);
    },
    closeClash: () => setClash(null),
  };
}

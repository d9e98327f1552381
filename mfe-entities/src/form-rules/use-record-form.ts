import { useRef, useState } from 'react';
import { problemOf, problemText, useUnsavedGuard } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';

/** What says in the address which record the form is about. */
const formParameters = ['add', 'edit', 'tab'];
const SAVE_FAILED = 'Oops! Something went wrong. Please try again later';

/** A record as the form holds it, and which state of it. */
export interface Versioned<Entry> {
  entry: Entry;
  /** Absent on a new record. */
  version?: number;
}

/** Somebody saved the record while it was being edited. */
export interface Clash<Entry> {
  theirs: Versioned<Entry>;
  changedBy: string | undefined;
}

export interface RecordFormRules<Entry extends FieldValues> {
  start: Versioned<Entry & DefaultValues<Entry>>;
  /** Checks the whole form; without it every field brings its own rule. */
  resolver?: Resolver<Entry>;
  /** Sends what was typed; rejects with the problem. */
  send: (typed: Versioned<Entry>) => Promise<{ message: string }>;
  /** The record as it is stored now, for when somebody else was faster. */
  readAgain?: () => Promise<Versioned<Entry>>;
  /** The text when the service gives none. */
  saved: string;
  failed?: string;
  onSaved: () => void;
}

/**
 * A form over one record. A save while one is running is ignored; what the service says stands at its field and above
 * the form; an edit clash is offered to be decided; nothing typed is lost.
 */
export function useRecordForm<Entry extends FieldValues>(rules: RecordFormRules<Entry>) {
  const { start, resolver, send, readAgain, saved, failed = SAVE_FAILED, onSaved } = rules;
  const form = useForm<Entry>({ defaultValues: start.entry, resolver });
  const isRunning = useRef(false);
  const [version, setVersion] = useState(start.version);
  const [failure, setFailure] = useState('');
  const [clash, setClash] = useState<Clash<Entry> | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  const endGuard = useUnsavedGuard(isDirty, formParameters);

  const meetClash = async (error: unknown) => {
    if (!readAgain) return false;
    const { code, changedBy } = problemOf(error);
    if (code !== 'STALE') return false;
    setClash({ theirs: await readAgain(), changedBy });
    return true;
  };
  const showProblem = (entry: Entry, error: unknown) => {
    const { fields = {} } = problemOf(error);
    for (const name of fieldsOf(entry)) {
      const message = fields[name];
      if (message) form.setError(name, { type: 'server', message });
    }
    const text = problemText(error, failed);
    setFailure(text);
    toast.error(text);
  };
  const save = async (typed: Versioned<Entry>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure('');
    try {
      const { message } = await send(typed);
      toast.success(message || saved);
      endGuard();
      onSaved();
    } catch (error) {
      const isClash = await meetClash(error).catch(() => false);
      if (!isClash) showProblem(typed.entry, error);
    } finally {
      isRunning.current = false;
    }
  };
  return {
    form,
    failure,
    clash,
    isSaving: isSubmitting,
    submit: form.handleSubmit((entry) => save({ entry, version })),
    /** Saves what was typed over what somebody else saved. */
    keepMine: () => {
      if (!clash) return Promise.resolve();
      setVersion(clash.theirs.version);
      setClash(null);
      return save({ entry: form.getValues(), version: clash.theirs.version });
    },
    /** Drops what was typed. */
    takeTheirs: () => {
      if (!clash) return;
      setVersion(clash.theirs.version);
      form.reset(clash.theirs.entry);
      setClash(null);
    },
    closeClash: () => setClash(null),
  };
}

function fieldsOf<Entry extends FieldValues>(entry: Entry): Path<Entry>[] {
  const isField = (name: string): name is Path<Entry> => name in entry;
  return Object.keys(entry).filter(isField);
}

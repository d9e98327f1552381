import { useRef, useState } from 'react';
import { problemOf, problemText, useUnsavedGuard } from '@washcoat/platform-sdk';
import type { ApiProblem } from '@washcoat/platform-sdk';
import { useDraft } from './use-draft';
import type { DraftName } from './use-kept-draft';
import { toast } from '@washcoat/ui';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';

/** What says in the address which form is shown. */
const formParameters = ['add', 'edit', 'tab', 'ask', 'answer', 'test', 'bulk'];
const SAVE_FAILED = 'Oops! Something went wrong. Please try again later';

export interface SavingFormRules<Entry extends FieldValues> {
  start: Entry & DefaultValues<Entry>;
  /** Checks the whole form; without it every field brings its own rule. */
  resolver?: Resolver<Entry>;
  /** Sends what was typed; rejects with the problem. */
  send: (typed: Entry) => Promise<{ message: string }>;
  /** The text when the service gives none. */
  saved: string;
  failed?: string;
  /** How `failed` and the service's reason become one text. */
  describe?: typeof problemText;
  onSaved: () => void;
  /** Keeps what is typed over a reload; absent for forms of a line or two. */
  draft?: DraftName;
  /** Takes a refusal over, e.g. an edit clash; true keeps it from being shown as an error. */
  takeRefusal?: (problem: ApiProblem) => boolean | Promise<boolean>;
}

/**
 * A form that saves one record. A save while one is running is ignored; what the service says stands at its field and
 * above the form, until it is sent again; nothing typed is lost.
 */
export function useSavingForm<Entry extends FieldValues>(rules: SavingFormRules<Entry>) {
  const { start, resolver, send, saved, onSaved, takeRefusal } = rules;
  const { failed = SAVE_FAILED, describe = problemText } = rules;
  const form = useForm<Entry>({ defaultValues: start, resolver });
  const isRunning = useRef(false);
  const refusal = useRef(0);
  const [failure, setFailure] = useState('');
  const { isDirty, isSubmitting } = form.formState;
  const draft = useDraft(form, start, rules.draft);
  const endGuard = useUnsavedGuard(isDirty, formParameters);

  const showProblem = (typed: Entry, error: unknown) => {
    const { fields = {} } = problemOf(error);
    for (const name of fieldsOf(typed)) {
      const message = fields[name];
      if (message) form.setError(name, { type: 'server', message });
    }
    const text = describe(error, failed);
    setFailure(text);
    refusal.current = toast.error(text);
  };
  const save = async (typed: Entry) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure('');
    toast.dismiss(refusal.current);
    try {
      const { message } = await send(typed);
      toast.success(message || saved);
      draft.forget();
      endGuard();
      onSaved();
    } catch (error) {
      if (!(await takeRefusal?.(problemOf(error)))) showProblem(typed, error);
    } finally {
      isRunning.current = false;
    }
  };
  return {
    form,
    failure,
    isSaving: isSubmitting,
    isDirty,
    /** What was typed the last time and not saved. */
    draft: draft.offer,
    save,
    submit: form.handleSubmit(save),
  };
}

function fieldsOf<Entry extends FieldValues>(entry: Entry): Path<Entry>[] {
  const isField = (name: string): name is Path<Entry> => name in entry;
  return Object.keys(entry).filter(isField);
}

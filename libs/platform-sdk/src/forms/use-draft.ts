import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useKeptDraft, type DraftName } from './use-kept-draft';

/** Papers of a person, pictures and secrets, as fields are named in every form; addresses of films are typed. */
const neverKept =
  /password|secret|licen[cs]e|signature|picture|photo|image|logo|document|file|(?<!video)url/i;
const PAUSE_MS = 400;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function changesOf(start: FieldValues, typed: FieldValues, leaveOut: readonly string[]): FieldValues {
  const changed = Object.entries(typed).filter(
    ([name, value]) => !neverKept.test(name) && !leaveOut.includes(name) && !isSame(value, start[name]),
  );
  return Object.fromEntries(changed);
}

/**
 * Keeps what is typed into a form on this device and offers it when the form is opened again. It goes once it is saved,
 * discarded, a day old, or its user signs out. Only changed fields are kept, so that restoring undoes nothing that
 * others changed meanwhile.
 */
export function useDraft<Entry extends FieldValues>(
  form: UseFormReturn<Entry>,
  start: Entry & DefaultValues<Entry>,
  name: DraftName | undefined,
) {
  const [base] = useState(start);
  const draft = useKeptDraft(name);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isKept = name !== undefined;

  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const keep = useEffectEvent(() => {
    cancel();
    const changed = changesOf(base, form.getValues(), name?.leaveOut ?? []);
    if (form.formState.isDirty && Object.keys(changed).length > 0) draft.keep(changed);
    else if (!draft.found) draft.forget();
  });
  const keepSoon = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(), PAUSE_MS);
  });
  const keepNow = useEffectEvent(() => {
    if (timer.current !== undefined) keep();
  });
  useEffect(() => {
    if (!isKept) return undefined;
    const stop = form.subscribe({ formState: { values: true }, callback: () => keepSoon() });
    const flush = () => keepNow();
    window.addEventListener('pagehide', flush);
    return () => {
      keepNow();
      stop();
      window.removeEventListener('pagehide', flush);
    };
  }, [isKept, form]);

  return {
    offer: draft.offer((values) =>
      form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true }),
    ),
    /** Forgets it, because it was saved. */
    forget: () => {
      cancel();
      draft.forget();
    },
  };
}

import { useEffect, useRef, type RefObject } from 'react';

const fields = ':is(input, textarea, select, [role="combobox"], [role="switch"])';
const unreachable = ':is(:disabled, [type="hidden"], [type="file"], [tabindex="-1"], [role="status"] *)';

/**
 * Puts the focus into the first field of a form that the address opened for a new record (`?add=1`): what led there is
 * gone by then. Dialogs place the focus themselves.
 */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const isNew = new URLSearchParams(window.location.search).has('add');
    if (!isNew || form.current?.closest('[role="dialog"]')) return;
    form.current?.querySelector<HTMLElement>(`${fields}:not(${unreachable})`)?.focus();
  }, []);
  return form;
}

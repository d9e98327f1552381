import { useEffect, useState } from 'react';

interface Unreadable {
  box: HTMLInputElement;
  text: string;
  problem: string;
}

/**
 * Holds what is wrong with the text of a number field, as long as that text stands there. Meanwhile the form is not
 * sent, whoever made it: what no rule of a form foresees must not become another number.
 */
export function useUnreadable(value: unknown) {
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);
  const isGone = unreadable !== null && value !== undefined && value !== unreadable.text;
  useEffect(() => {
    const form = unreadable?.box.form;
    if (!form) return undefined;
    const hold = (event: SubmitEvent) => {
      if (unreadable.box.value !== unreadable.text) {
        setUnreadable(null);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      unreadable.box.focus();
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [unreadable]);
  return {
    problem: isGone ? undefined : unreadable?.problem,
    note: (box: HTMLInputElement, problem: string | undefined) =>
      setUnreadable(problem === undefined ? null : { box, text: box.value, problem }),
  };
}

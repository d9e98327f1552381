import { useEffect } from 'react';
import { externalStore } from '../store/external-store';
import type { OfferedAction } from './action';

/** What can be done on the page that is shown, with what is chosen there; the palette lists it. */
export const offeredActions = externalStore<readonly OfferedAction[]>([]);

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** The action of a key, unless it is text, a command of the browser, or for something that lies over the page. */
function actionAt(event: KeyboardEvent, actions: readonly OfferedAction[]): OfferedAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  if (event.target instanceof Element && event.target.closest(typing)) return undefined;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return undefined;
  const key = event.key.toLowerCase();
  return actions.find(({ shortcut }) => shortcut?.toLowerCase() === key);
}

/** Offers actions in the palette and at their keys while the component is mounted; give a memoised list. */
export function useOfferedActions(actions: readonly OfferedAction[]): void {
  useEffect(() => {
    offeredActions.set([...offeredActions.get(), ...actions]);
    const press = (event: KeyboardEvent) => {
      const action = actionAt(event, actions);
      if (!action || action.refusal || action.isBusy) return;
      event.preventDefault();
      action.run();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      offeredActions.set(offeredActions.get().filter((action) => !actions.includes(action)));
    };
  }, [actions]);
}

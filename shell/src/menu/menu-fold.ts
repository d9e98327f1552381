import { externalStore, useStore } from '@washcoat/platform-sdk';

const foldKey = 'washcoat.menu';

const foldStore = externalStore(localStorage.getItem(foldKey) === 'folded');

/** Whether the side menu shows icons only. */
export function useIsMenuFolded(): boolean {
  return useStore(foldStore);
}

/** Folds or unfolds the side menu; it stays so in this browser. */
export function toggleMenuFold(): void {
  const isFolded = !foldStore.get();
  localStorage.setItem(foldKey, isFolded ? 'folded' : 'open');
  foldStore.set(isFolded);
}

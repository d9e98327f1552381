import { useEffect } from 'react';
import { externalStore } from '../store/external-store';

/** A key, or keys pressed one after the other or together, and what they do. */
export interface KeyHint {
  /** As they stand on the keyboard: `J`, `Ctrl`. */
  keys: readonly string[];
  does: string;
}

/** What the keys of the page that is shown do; the shell lists them. */
export const keyHints = externalStore<readonly KeyHint[]>([]);

/** Lists keys of the page while the component is mounted; give a constant. */
export function useKeyHints(hints: readonly KeyHint[]): void {
  useEffect(() => {
    keyHints.set([...keyHints.get(), ...hints]);
    return () => keyHints.set(keyHints.get().filter((hint) => !hints.includes(hint)));
  }, [hints]);
}

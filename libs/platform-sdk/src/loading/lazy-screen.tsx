import { useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Surroundings } from '../boundary/boundary-surroundings';
import { externalStore, useStore } from '../store/external-store';
import type { ExternalStore } from '../store/external-store';
import { loadCode } from './loading-policy';

type Code<Props> =
  | { is: 'loading' }
  | { is: 'here'; Screen: ComponentType<Props> }
  /** Lasts for one try of the boundary around it. */
  | { is: 'failed'; error: unknown; attempt: object };

export interface LazyScreenRules {
  /** What the loading policy and the log call it. */
  name?: string;
  /** What stands in its place while its code is on its way; what the boundary around it says unless given. */
  waiting?: ReactNode;
}

/**
 * A screen whose code is loaded when it is first shown, by the loading policy. A failed load lasts for one try of the
 * boundary around it, so that Try again loads anew.
 *
 * It is no `React.lazy`: React holds back what a suspended part shows until 300 ms after its fallback came, so that every
 * screen would stand there late, and ask for its data late.
 */
export function lazyScreen<Props extends object>(
  load: (attempt: number) => Promise<{ default: ComponentType<Props> }>,
  { name = load.toString(), waiting }: LazyScreenRules = {},
): ComponentType<Props> {
  let code: ExternalStore<Code<Props>> | undefined;

  const begin = (attempt: object) => {
    const begun = externalStore<Code<Props>>({ is: 'loading' });
    loadCode(name, load).then(
      (loaded) => begun.set({ is: 'here', Screen: loaded.default }),
      (error: unknown) => begun.set({ is: 'failed', error, attempt }),
    );
    return begun;
  };
  const codeFor = (attempt: object) => {
    const known = code?.get();
    const isSpent = known?.is === 'failed' && known.attempt !== attempt;
    if (!code || isSpent) code = begin(attempt);
    return code;
  };

  return function LazyScreen(props: Props) {
    const around = useContext(Surroundings);
    const now = useStore(codeFor(around.attempt));
    if (now.is === 'failed') throw now.error;
    if (now.is === 'loading') return waiting === undefined ? around.waiting : waiting;
    return <now.Screen {...props} />;
  };
}

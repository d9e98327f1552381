import { lazy, useContext } from 'react';
import type { ComponentType } from 'react';
import { BoundaryAttempt } from '../boundary/boundary-attempt';
import { loadCode } from './loading-policy';

interface LoadedScreen<Props> {
  Screen: ComponentType<Props>;
  /** The try of the boundary for which it failed to load. */
  failedIn?: object;
}

/**
 * A screen whose code is loaded when it is first shown, by the loading policy. A failed load lasts for one try of the
 * boundary around it, so that Try again loads anew. `name` is what the loading policy and the log call it.
 */
export function lazyScreen<Props extends object>(
  load: (attempt: number) => Promise<{ default: ComponentType<Props> }>,
  name: string = load.toString(),
): ComponentType<Props> {
  let loaded: LoadedScreen<Props> | undefined;

  const make = (boundaryAttempt: object): LoadedScreen<Props> => {
    const made: LoadedScreen<Props> = {
      Screen: lazy(() =>
        loadCode(name, load).catch((error: unknown) => {
          made.failedIn = boundaryAttempt;
          throw error;
        }),
      ),
    };
    return made;
  };
  const screenFor = (boundaryAttempt: object): ComponentType<Props> => {
    const isSpent = loaded?.failedIn !== undefined && loaded.failedIn !== boundaryAttempt;
    if (!loaded || isSpent) loaded = make(boundaryAttempt);
    return loaded.Screen;
  };

  return function LazyScreen(props: Props) {
    const Screen = screenFor(useContext(BoundaryAttempt));
    return <Screen {...props} />;
  };
}

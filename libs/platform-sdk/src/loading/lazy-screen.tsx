import { lazy } from 'react';
import type { ComponentType } from 'react';
import { loadCode } from './loading-policy';

/**
 * A screen whose code is loaded when it is first shown, by the loading policy. A failed load is forgotten, so that Try
 * again loads anew. `name` is what the loading policy and the log call it.
 */
export function lazyScreen<Props extends object>(
  load: (attempt: number) => Promise<{ default: ComponentType<Props> }>,
  name: string = load.toString(),
): ComponentType<Props> {
  const make = () =>
    lazy<ComponentType<Props>>(() =>
      loadCode(name, load).catch((error: unknown) => {
        current = make();
        throw error;
      }),
    );
  let current = make();
  return function LazyScreen(props: Props) {
    const Screen = current;
    return <Screen {...props} />;
  };
}

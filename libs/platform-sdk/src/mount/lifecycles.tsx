import { configureStore } from '@reduxjs/toolkit';
import type { Store } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root as ReactRoot } from 'react-dom/client';
import { PlatformRoot } from './platform-root';

/** What the shell hands to a remote when it mounts it. */
export interface MountProps {
  /** The remote's name in words. */
  title?: string;
  version?: string;
}

export interface RemoteParts {
  /** The remote's name: mfe-loads. */
  name: string;
  version?: string;
  /** The remote's routes. */
  Root: ComponentType;
  store?: Store;
}

/** The three functions that a remote exposes as `./app`. */
export interface Lifecycles {
  bootstrap(): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(): Promise<void>;
}

/** The element the remote draws in: a child of `#outlet`, made on mount and removed on unmount. */
function openElement(name: string): HTMLElement {
  const outlet = document.getElementById('outlet');
  if (!outlet) throw new Error('The page has no #outlet');
  const element = document.createElement('div');
  element.dataset.remote = name;
  outlet.append(element);
  return element;
}

/** Makes the lifecycles of a remote; the only thing that its `src/index.ts` exports. */
export function lifecycles({
  name,
  version,
  Root,
  store = configureStore({ reducer: () => null }),
}: RemoteParts): Lifecycles {
  let mounted: { element: HTMLElement; root: ReactRoot } | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    async mount(props) {
      const element = openElement(name);
      const root = createRoot(element);
      mounted = { element, root };
      root.render(
        <PlatformRoot name={props.title ?? name} version={props.version ?? version} store={store}>
          <Root />
        </PlatformRoot>,
      );
    },
    async unmount() {
      mounted?.root.unmount();
      mounted?.element.remove();
      mounted = undefined;
    },
  };
}

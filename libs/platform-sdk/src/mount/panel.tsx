import type { Store } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import type { PanelProps } from '../contributions/panel-modules';

/**
 * A component that other pages show in a slot, tied to the store of its own remote. The default export of
 * `src/panels/<name>.panel.tsx`.
 */
export function panel(parts: { store: Store; Panel: ComponentType<PanelProps> }): ComponentType<PanelProps> {
  const { store, Panel } = parts;
  return function ConnectedPanel(props: PanelProps) {
    return (
      <Provider store={store}>
        <Panel {...props} />
      </Provider>
    );
  };
}

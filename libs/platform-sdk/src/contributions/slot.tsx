import { createElement } from 'react';
import { PlatformBoundary } from '../boundary/platform-boundary';
import { panelComponent } from './panel-modules';
import type { PanelProps } from './panel-modules';
import { useContributions } from './use-contributions';

export interface SlotProps {
  /** The versioned slot: `shell.topbar.v1`. */
  id: string;
  /** Handed to every panel in the slot. */
  context?: PanelProps;
}

/** Draws the panels that remotes contribute here. A panel that fails stays empty and is named in the log. */
export function Slot({ id, context }: SlotProps) {
  return useContributions(id).map(({ id: panelId, remote, module }) =>
    module === undefined ? null : (
      <PlatformBoundary key={`${remote.name}/${panelId}`} name={panelId} version={remote.version} kind="slot">
        {createElement(panelComponent(remote, module), context)}
      </PlatformBoundary>
    ),
  );
}

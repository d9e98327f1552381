import { act } from '@testing-library/react';
import { contributionStore, noContributions } from '@washcoat/platform-sdk';
import { asWindowOf, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import type { FakePlatform } from '@washcoat/platform-sdk/testing';
import { Shell } from '../page/shell';
import { registryState } from '../registry/registry-state';
import { shellApi, shellStore } from '../session/shell.api';

/** Draws the whole shell at a route, with a registry that was read already. */
export async function renderShell({ contributions, ...platform }: FakePlatform) {
  const outlet = document.createElement('main');
  outlet.id = 'outlet';
  outlet.tabIndex = -1;
  document.body.replaceChildren(outlet);
  shellStore.dispatch(shellApi.util.resetApiState());
  contributionStore.set({ ...noContributions, ...contributions });
  registryState.set({ status: 'ready', remotes: [] });
  const shown = await act(async () =>
    renderWithPlatform(<Shell />, { store: shellStore, contributions, withFrame: false, ...platform }),
  );
  outlet.before(shown.container);
  return shown;
}

/** Makes the window as wide as `px`, for code and for media queries. */
export function resizeTo(px: number): void {
  window.innerWidth = px;
  asWindowOf(px);
}

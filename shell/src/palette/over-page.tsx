import { lazyScreen, PlatformBoundary, useStore } from '@washcoat/platform-sdk';
import { useOverlayKeys } from '../keys/use-overlay-keys';
import { useClosedByNavigation } from '../page/use-closed-by-navigation';
import { closeOverlay, overlay } from './palette-store';

const Palette = lazyScreen(async () => ({ default: (await import('./palette')).Palette }), {
  name: 'palette',
});
const KeysDialog = lazyScreen(async () => ({ default: (await import('../keys/keys-dialog')).KeysDialog }), {
  name: 'keys',
});

/** The palette and the list of keys, loaded when first asked for; going elsewhere closes them. */
export function OverPage() {
  const shown = useStore(overlay);
  useOverlayKeys();
  useClosedByNavigation(shown !== null, closeOverlay);
  if (shown === null) return null;
  return (
    <PlatformBoundary key={shown} name={shown} kind="slot">
      {shown === 'palette' ? <Palette onClose={closeOverlay} /> : <KeysDialog onClose={closeOverlay} />}
    </PlatformBoundary>
  );
}

import { lazyScreen } from '@washcoat/platform-sdk';
import { useScannerAddress } from './scanner-address';

const IdentifyScreen = lazyScreen(() => import('../identify/identify.screen'));
const ScannerScreen = lazyScreen(() => import('./scanner.screen'));

/** The search of converters, or the scanner mode where the address asks for it. */
export function IdentifyRoute() {
  const { isOpen } = useScannerAddress();
  return isOpen ? <ScannerScreen /> : <IdentifyScreen />;
}

import { usePageHeading } from '@washcoat/platform-sdk';
import { Button, IconButton, Page, breakpoints, useIsNarrow } from '@washcoat/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { CartBar } from './cart-bar';
import { ChooseCartDialog } from './choose-cart-dialog';
import { ScanDesk } from './scan-desk';
import { useScanSound } from './scan-sound';
import { SoundSwitch } from './sound-switch';
import { useScannerAddress } from './scanner-address';
import { useActiveCart } from './use-active-cart';

const LEAVE = 'Leave scanner mode';

/** Fills one cart from a hand scanner: hands never leave the scale. */
export default function ScannerScreen() {
  const { close } = useScannerAddress();
  const { isOn, turn, sound } = useScanSound();
  const { carts, active, total, problem, retry, choose } = useActiveCart();
  const [isChoosing, setChoosing] = useState(false);
  const isPhone = useIsNarrow(breakpoints.phone);
  usePageHeading({
    heading: 'Scanner mode',
    actions: (
      <>
        <SoundSwitch isOn={isOn} onTurn={turn} />
        {isPhone ? (
          <IconButton size={44} label={LEAVE} onClick={close}>
            <X size={20} />
          </IconButton>
        ) : (
          <Button onClick={close}>{LEAVE}</Button>
        )}
      </>
    ),
  });
  return (
    <Page>
      {active && (
        <>
          <CartBar cart={active} total={total} onChange={() => setChoosing(true)} />
          <ScanDesk cart={active} sound={sound} onLeave={close} />
        </>
      )}
      {(isChoosing || !active) && (
        <ChooseCartDialog
          {...{ carts, active, problem }}
          onRetry={retry}
          onChoose={(loadId) => {
            choose(loadId);
            setChoosing(false);
          }}
          onClose={() => (active ? setChoosing(false) : close())}
        />
      )}
    </Page>
  );
}

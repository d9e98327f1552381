import type { Product } from '@washcoat/contract-converters';
import { usePageHeading } from '@washcoat/platform-sdk';
import { Button, IconButton, Page, breakpoints, useIsNarrow } from '@washcoat/ui';
import { Volume2, VolumeX, X, Zap, ZapOff } from 'lucide-react';
import { useState } from 'react';
import { CartBar } from './cart-bar';
import { ChooseCartDialog } from './choose-cart-dialog';
import { ScanDesk } from './scan-desk';
import { ModeSwitch } from './mode-switch';
import { useScanSound } from './scan-sound';
import { useRememberedSwitch } from './use-remembered-switch';
import { useScannerAddress } from './scanner-address';
import { useActiveCart } from './use-active-cart';

const LEAVE = 'Leave scanner mode';

/** Fills one cart from a hand scanner: hands never leave the scale. */
export default function ScannerScreen() {
  const { close } = useScannerAddress();
  const { isOn, turn, sound } = useScanSound();
  const [addsAtOnce, turnAtOnce] = useRememberedSwitch('scan-at-once');
  const { carts, active, total, problem, retry, choose } = useActiveCart();
  const [isChoosing, setChoosing] = useState(false);
  const isPhone = useIsNarrow(breakpoints.phone);
  usePageHeading({
    heading: 'Scanner mode',
    actions: (
      <>
        <ModeSwitch label="Add at once" on={Zap} off={ZapOff} isOn={addsAtOnce} onTurn={turnAtOnce} />
        <ModeSwitch label="Sound" on={Volume2} off={VolumeX} isOn={isOn} onTurn={turn} />
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
  const cartDialog = (part?: Product) => (
    <ChooseCartDialog
      {...{ carts, active, part, problem }}
      onRetry={retry}
      onChoose={(cart) => {
        choose(cart);
        setChoosing(false);
      }}
      onClose={() => (active ? setChoosing(false) : close())}
    />
  );
  return (
    <Page>
      {active ? (
        <>
          <CartBar cart={active} total={total} onChange={() => setChoosing(true)} />
          <ScanDesk
            {...{ cart: active, addsAtOnce, sound }}
            cartDialog={isChoosing ? cartDialog : undefined}
            onLeave={close}
          />
        </>
      ) : (
        cartDialog()
      )}
    </Page>
  );
}

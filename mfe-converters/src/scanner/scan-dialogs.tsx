import { lazyScreen } from '@washcoat/platform-sdk';
import { answerScan } from '@washcoat/platform-sdk/scanning';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { AddToCartDialog } from '../add-to-cart/add-to-cart-dialog';
import { useExpertQuestion } from '../expert-advice/use-expert-question';
import { PricePopup } from '../price-popup/price-popup';
import type { Scan } from './use-scan';

const AskExpert = lazyScreen(
  async () => ({ default: (await import('../expert-advice/question.form')).AskExpert }),
  { waiting: null },
);

/** What opens over the scale; afterwards the line has the focus again. */
export function ScanDialogs({ scan, line }: { scan: Scan; line: RefObject<HTMLInputElement | null> }) {
  const { isAsking, close } = useExpertQuestion();
  const { state, scanner, explained, closeExplained } = scan;
  const { asked } = state;
  const isOpen = isAsking || asked !== null || explained !== null;
  useEffect(() => {
    if (!isOpen) line.current?.focus();
  }, [isOpen, line]);
  return (
    <>
      {explained && <PricePopup product={explained} search={scan.search} onClose={closeExplained} />}
      {asked && (
        <AddToCartDialog
          key={asked.entry}
          product={asked.item}
          quantity={asked.quantity}
          onAdded={(item) =>
            answerScan(scanner, asked.entry, { item, quantity: item.quantity, target: item.loadId })
          }
          onClose={() => answerScan(scanner, asked.entry, null)}
        />
      )}
      {isAsking && <AskExpert about={{ oem: scan.code }} onClose={close} />}
    </>
  );
}

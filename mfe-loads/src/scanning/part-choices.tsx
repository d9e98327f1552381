import { ChoiceRow, Code, KeyCap, Money, tellApart } from '@washcoat/ui';
import { choiceTitle } from './scan-words';
import { isPart } from './use-load-ports';
import type { LoadScan } from './use-load-scan';

/** Parts to choose from, by hand or by their digit. Choosing one adds it, because its code was to be added. */
export function PartChoices({ scan }: { scan: LoadScan }) {
  const { found, entry, choices, index, scanner } = scan;
  if (!found || !entry || entry.isSpent || scan.asked || choices === 0) return null;
  const take = (at: number) => {
    scanner.send({ is: 'choose', entry: entry.id, index: at });
    scanner.send({ is: 'add' });
  };
  return (
    <section aria-label={choiceTitle(found, entry.code)}>
      <small>{choiceTitle(found, entry.code)}</small>
      {found.candidates.filter(isPart).map(({ product }, at) => (
        <ChoiceRow $dense key={product.productId} aria-pressed={at === index} onClick={() => take(at)}>
          <KeyCap>{at + 1}</KeyCap>
          <span data-words>
            <Code>{product.oem}</Code>
            <small>
              {[product.manufacturer, product.model, tellApart(product)].filter(Boolean).join(' · ')}
            </small>
          </span>
          {product.offerPrice !== undefined && <Money value={product.offerPrice} bold />}
        </ChoiceRow>
      ))}
    </section>
  );
}

import type { Product } from '@washcoat/contract-converters';
import type { Found } from '@washcoat/platform-sdk/scanning';
import { Card, ChoiceRow, Code, KeyCap, Money, tellApart } from '@washcoat/ui';
import { makeAndModel } from '../converter/converter-name';
import { ConverterPicture } from '../converter/converter-picture';
import type { Scan } from './use-scan';

function titleOf({ match, candidates }: Found<Product>, code: string): string {
  if (match === 'whole') return `${candidates.length} parts carry this stamp`;
  return `No part carries exactly ${code}. Close to it:`;
}

/** Parts to choose from by their digit, with what tells them apart. */
export function PartChoices({ scan }: { scan: Scan }) {
  const { found, code, choices, index, choose } = scan;
  if (!found || choices === 0) return null;
  const hint =
    index === null ? `Choose one with ${choices === 1 ? '1' : `1 to ${choices}`} or ↑ ↓` : undefined;
  return (
    <Card title={titleOf(found, code)} note={hint} flush>
      <ul>
        {found.candidates.map((product, at) => (
          <li key={product.productId}>
            <ChoiceRow aria-pressed={at === index} onClick={() => choose(at)}>
              <KeyCap>{at + 1}</KeyCap>
              <ConverterPicture product={product} size={48} />
              <span data-words>
                <Code>{product.oem}</Code>
                <small>{[makeAndModel(product), tellApart(product)].filter(Boolean).join(' · ')}</small>
              </span>
              {product.offerPrice !== undefined && <Money value={product.offerPrice} bold />}
            </ChoiceRow>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { navigate } from '@washcoat/platform-sdk';
import { HiddenText, Stack } from '@washcoat/ui';
import { useMemo, useState } from 'react';
import { AddToCartDialog } from '../add-to-cart/add-to-cart-dialog';
import { useConverterRights } from '../converter/converter-rights';
import { foundConverterAddress, identifyAddress, withText } from '../identify/identify-search';
import type { IdentifySearch } from '../identify/identify-search';
import { PricedFor } from '../converter/priced-for';
import { PricePopup } from '../price-popup/price-popup';
import { CandidateList } from './candidate-list';
import type { CandidateActions } from './candidate-row';
import type { Candidate, PictureAnswer } from './picture-search.api';
import { ReadTexts } from './read-texts';

export interface PictureFoundProps {
  answer: PictureAnswer;
  /** Where it was asked; its facility and customer made the prices. */
  search: IdentifySearch;
  /** Takes what was read; without it the search page shows what that finds. */
  onText?: (text: string) => void;
}

/** What a search by picture found: what was read, the converters it may be, and what can be done with them. */
export function PictureFound({ answer, search, onText }: PictureFoundProps) {
  const { readText, list, pricedFor } = answer;
  const rights = useConverterRights();
  const [priced, setPriced] = useState<Candidate | null>(null);
  const [forCart, setForCart] = useState<Candidate | null>(null);
  const actions = useMemo<CandidateActions>(
    () => ({
      hrefOf: ({ productId }) => foundConverterAddress(productId, search),
      showPrices: setPriced,
      addToCart: setForCart,
    }),
    [search],
  );
  return (
    <Stack>
      {list.length > 0 && <HiddenText role="status">{announcement(list.length)}</HiddenText>}
      <ReadTexts
        texts={readText}
        onSearch={onText ?? ((text) => navigate(identifyAddress(withText(search, text))))}
      />
      {list.length > 0 && <PricedFor pricedFor={pricedFor} isUpdating={false} />}
      <CandidateList candidates={list} {...{ rights, actions }} />
      {priced && <PricePopup product={priced} search={search} onClose={() => setPriced(null)} />}
      {forCart && (
        <AddToCartDialog
          product={forCart}
          customerId={search.customer?.value}
          onClose={() => setForCart(null)}
        />
      )}
    </Stack>
  );
}

function announcement(count: number): string {
  return count === 1 ? 'One converter may be it' : `${count} converters may be it`;
}

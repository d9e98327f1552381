import type { itemPrice } from '@washcoat/contract-loads';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { problemText, Slot } from '@washcoat/platform-sdk';
import { Button, Dialog, ExplainedPrice, FailedPart, originText, Skeleton, Stack } from '@washcoat/ui';
import styled from 'styled-components';
import { pricesText } from '../earlier-prices/prices-text';
import { priceText } from '../items/item-words';
import { useItemPriceQuery } from '../items/items.api';
import type { ExplainedItem } from './explain-item';

const LOAD_FAILED = 'The price did not load.';

type ItemPrice = AnswerOf<typeof itemPrice>;

const Facts = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.text2};
`;

/** When the price was taken and whether it was changed by hand since, in words. */
function takenText({ basePrice, adjustedPrice, adjusted, takenAt }: ItemPrice, type: string): string {
  const taken = `Priced at ${priceText(basePrice, type)} on ${originText({ date: takenAt })}.`;
  if (adjustedPrice === basePrice) return `${taken} It stays so whatever prices do.`;
  const setter = adjusted ? originText(adjusted) : 'when it was added';
  return `${taken} Set by hand to ${priceText(adjustedPrice, type)}: ${setter}.`;
}

export interface ItemPriceDialogProps {
  loadId: string;
  item: ExplainedItem;
  onClose: () => void;
}

/** How the price of an item came about when it was added, and beside it what the converter is worth today. */
export function ItemPriceDialog({ loadId, item, onClose }: ItemPriceDialogProps) {
  const { itemId } = item;
  const name = item.oem || item.description;
  const { currentData, error, isFetching, refetch } = useItemPriceQuery({ loadId, itemId });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={880}
      title={`Price of ${name}`}
      buttons={<Button onClick={onClose}>Close</Button>}
    >
      {error && !isFetching ? (
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      ) : (
        <Stack>
          {currentData ? (
            <TakenPrice name={name} type={item.type} price={currentData} />
          ) : (
            <Skeleton $height="180px" />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function TakenPrice({ name, type, price }: { name: string; type: string; price: ItemPrice }) {
  const { explanation, pricedWith, productId, companyId, facilityId, facilityName } = price;
  return (
    <>
      <Facts>{takenText(price, type)}</Facts>
      {pricedWith && <Facts>{pricesText(pricedWith)}</Facts>}
      {explanation ? (
        <ExplainedPrice label={`How the price of ${name} came about`} lines={explanation} />
      ) : (
        <Facts>
          {productId
            ? 'Its steps are not on record, or not yours to see.'
            : 'It is no converter of the catalogue: its price was entered.'}
        </Facts>
      )}
      {productId && (
        <Slot id="loads.item-price.v1" context={{ productId, companyId, facilityId, facilityName }} />
      )}
    </>
  );
}

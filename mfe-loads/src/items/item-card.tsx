import { isPieceGroup, isPoundGroup, type LoadItem } from '@washcoat/contract-loads';
import { Button, Code, Figure, StatusPill, toast } from '@washcoat/ui';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { PriceButton } from '../item-price/price-button';
import { LiveValue } from '../live/live-value';
import { useOpenLoad } from '../load-detail/load-context';
import { PictureButton } from '../pictures/picture-button';
import { Fractions } from './fractions';
import { ItemAlert } from './item-alert';
import { ItemKind, ItemTotal } from './item-columns';
import { useItemEditing, type ItemChange } from './item-editing';
import { ItemMenu } from './item-menu';
import { ItemNumber } from './item-number';
import { ItemPicture } from './item-picture';
import { QuantityUndo } from './quantity-undo';
import { otherSide, waitsForOthers, waitsForUs } from './item-turn';
import { enteredText, itemName, itemStatusWord, priceText } from './item-words';
import { offeredBy, offerWords } from './offer-words';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
`;

const End = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.t14}
  text-align: right;
`;

/** The price that the quantity is multiplied with; that of a pound needs a line of its own. */
const Times = styled.span<{ $isBelow: boolean }>`
  display: ${({ $isBelow }) => ($isBelow ? 'block' : 'inline')};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  margin-top: ${({ theme }) => theme.space(2)};

  & > [role='group'] {
    flex: 1;
  }
  & > button {
    flex: 1;
  }
  & > button[aria-haspopup='menu'] {
    flex: none;
    margin-left: auto;
  }
`;

const Asked = styled.p`
  margin-top: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

/** An item on a phone: everything within reach of one thumb. */
export function ItemCard({ item }: { item: LoadItem }) {
  const { load, rights } = useOpenLoad();
  const { save, counter, review, takeBack } = useItemEditing();
  const isReviewed = waitsForUs(item, load, rights);
  const isAsked = waitsForOthers(item, load, rights);
  const name = itemName(item);
  const change = async (part: ItemChange) => {
    const problem = await save(item, part);
    if (problem) toast.error(problem);
  };
  const quantity = <Figure>{enteredText(item)}</Figure>;
  return (
    <>
      <Head>
        <ItemPicture item={item} size={88} />
        <div>
          <Code>{name}</Code> <ItemAlert item={item} />
          <ItemKind>{[item.type, item.oem && item.description].filter(Boolean).join(' · ')}</ItemKind>
          <LiveValue value={itemStatusWord(item)}>
            <StatusPill of="item" status={itemStatusWord(item)} />
          </LiveValue>
        </div>
        <End>
          {rights.seesPrices && <ItemTotal item={item} />}
          <span>
            {rights.canEditItems ? (
              <ItemNumber item={item} name="quantity">
                {quantity}
              </ItemNumber>
            ) : (
              <LiveValue value={item.quantity}>{quantity}</LiveValue>
            )}
            {rights.seesPrices && item.adjustedPrice !== undefined && (
              <Times $isBelow={isPoundGroup(item.type)}>
                {' × '}
                <LiveValue value={item.adjustedPrice}>
                  <PriceButton
                    item={item}
                    name="ADJUSTED"
                    value={item.adjustedPrice}
                    text={priceText(item.adjustedPrice, item.type)}
                    isExplained={item.basePrice !== undefined}
                  >
                    <Figure>{priceText(item.adjustedPrice, item.type)}</Figure>
                  </PriceButton>
                </LiveValue>
              </Times>
            )}
          </span>
          <span>Box {item.box}</span>
        </End>
      </Head>
      {rights.canEditItems && (
        <Bar>
          {isPieceGroup(item.type) && (
            <Fractions
              of={name}
              value={String(item.quantity)}
              onChoose={(part) => void change({ quantity: Number(part) })}
              isLarge
            />
          )}
          <PictureButton
            label={`Add picture to ${name}`}
            size={44}
            count={item.loadUrls.length}
            onUploaded={(imageUrl) => void change({ loadUrls: [...item.loadUrls, imageUrl] })}
          />
          <ItemMenu item={item} size={44} />
        </Bar>
      )}
      <QuantityUndo itemId={item.itemId} size={44} />
      {(isReviewed || isAsked) && (
        <Asked>
          <strong>{offerWords(item)}</strong> {isAsked && `waiting for ${otherSide(rights)} · `}
          {offeredBy(item)}
        </Asked>
      )}
      {isAsked && (
        <Bar>
          <Button size={44} onClick={() => void takeBack(item)}>
            Take back
          </Button>
        </Bar>
      )}
      {isReviewed && (
        <Bar>
          <Button size={44} onClick={() => void review(item, 2)}>
            Reject
          </Button>
          <Button size={44} onClick={() => counter(item)}>
            Modify
          </Button>
          <Button kind="main" size={44} icon={<Check size={16} />} onClick={() => void review(item, 1)}>
            Approve
          </Button>
        </Bar>
      )}
    </>
  );
}

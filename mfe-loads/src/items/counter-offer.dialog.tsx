import { isPieceGroup, type LoadItem } from '@washcoat/contract-loads';
import { asSpecified } from '@washcoat/platform-sdk';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { FieldGrid, MoneyField, NumberField, QuestionDialog } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useOpenLoad } from '../load-detail/load-context';
import { Fractions } from './fractions';
import { countsProblem } from './item-counts';
import { otherSide } from './item-turn';
import { itemName, labelOf } from './item-words';
import { useCounterItemMutation } from './items.api';
import { offeredBy, offerWords } from './offer-words';

const EDIT_FAILED = asSpecified.itemNotEdited;
const NOTHING_ELSE = 'Ask for another price or quantity, or approve what is offered.';

const Asked = styled.p`
  color: ${({ theme }) => theme.color.text2};
`;

/** Answers what the other side asks for with other terms; the item then waits for that side. */
export function CounterOfferDialog({ item, onClose }: { item: LoadItem; onClose: () => void }) {
  const { load, rights } = useOpenLoad();
  const [counter, { isLoading }] = useCounterItemMutation();
  const isPiece = isPieceGroup(item.type);
  const [quantity, setQuantity] = useState(String(item.quantity));
  const [unit, setUnit] = useState(String(item.unit));
  const [price, setPrice] = useState(String(item.adjustedPrice ?? ''));
  const { problem, setProblem, settle } = useQuestion(EDIT_FAILED);
  const mayNamePrice = rights.seesPrices && item.adjustedPrice !== undefined;
  const canNamePrice = mayNamePrice && (rights.party === 'seller' || rights.canOverridePrice);

  const send = async () => {
    const wrong = countsProblem(item.type, quantity, unit);
    const asked = {
      ...(quantity === String(item.quantity) ? {} : { quantity: Number(quantity) }),
      ...(unit === String(item.unit) ? {} : { unit: Number(unit) }),
      ...(canNamePrice && price !== String(item.adjustedPrice) ? { adjustedPrice: Number(price || 0) } : {}),
    };
    if (wrong || Object.keys(asked).length === 0) {
      setProblem(wrong ?? NOTHING_ELSE);
      return;
    }
    const { itemId, version } = item;
    const result = await counter({ loadId: load.loadId, itemId, version, ...asked });
    settle(result, onClose);
  };
  return (
    <QuestionDialog
      title={`Counter-offer for ${itemName(item)}`}
      sentence={`It then waits for ${otherSide(rights)}.`}
      submit={{ label: 'Send counter-offer', busy: isLoading }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <Asked>
        Asked for: {offerWords(item)}. {offeredBy(item)}
      </Asked>
      <FieldGrid $min={120}>
        {canNamePrice && (
          <MoneyField
            label={labelOf('ADJUSTED', item.type)}
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        )}
        <NumberField
          label={labelOf('Quantity', item.type)}
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
        />
        {!isPiece && (
          <NumberField label="Unit" value={unit} onChange={(event) => setUnit(event.target.value)} />
        )}
      </FieldGrid>
      {isPiece && <Fractions of={itemName(item)} value={quantity} onChoose={setQuantity} isLarge />}
    </QuestionDialog>
  );
}

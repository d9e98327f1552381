import { itemFromSearch, PICTURE_MISSING, type Load, type LoadItem } from '@washcoat/contract-loads';
import { problemText, useSession } from '@washcoat/platform-sdk';
import { Stack, toast } from '@washcoat/ui';
import { useAttemptKey } from '@washcoat/platform-sdk/forms';
import { useState } from 'react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import type { AddToCartDialogProps } from './add-to-cart-dialog';
import { AmountFields, amountMistakes, amountsAtFirst, quantityOf } from './amount-fields';
import { CartPicker } from './cart-picker';
import type { useAddToCartMutation } from './carts.api';
import { ItemPictures } from './item-pictures';
import { firstChoice, useLastCart } from './last-cart';
import { useCartPick } from './use-cart-pick';

const CART_MISSING = 'Choose a cart';
const ADDED = 'Successfully added item';
const ADD_FAILED = "Couldn't add to cart, please try again.";

const Problem = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.danger.text};
`;

interface Mistakes {
  cart?: string;
  areAmountsWrong?: boolean;
  pictures?: string;
  /** What the server said. */
  refused?: string;
}

interface AddToCartFormProps extends Omit<AddToCartDialogProps, 'onClose' | 'onAdded'> {
  /** Ties the button of the dialog to the form. */
  formId: string;
  carts: readonly Load[];
  add: ReturnType<typeof useAddToCartMutation>[0];
  isAdding: boolean;
  onAdded: (item: LoadItem) => void;
}

/** The form of the dialog, once the carts are known. The price is the one of the moment it is added. */
export function AddToCartForm(props: AddToCartFormProps) {
  const { formId, product, customerId, quantity = 1, carts, add, isAdding, onAdded } = props;
  const { isPictureMandatory } = useSession();
  const { lastCart, remember } = useLastCart();
  const picked = useCartPick(carts, firstChoice(carts, lastCart, customerId));
  const { chosen } = picked;
  const [amounts, setAmounts] = useState(amountsAtFirst(product, quantity));
  const [loadUrls, setLoadUrls] = useState<string[]>([]);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const { keyFor } = useAttemptKey();
  const ofAmounts = amountMistakes(product, amounts);

  const check = (): Mistakes => ({
    ...(!chosen && { cart: CART_MISSING }),
    ...(Object.keys(ofAmounts).length > 0 && { areAmountsWrong: true }),
    ...(isPictureMandatory && loadUrls.length === 0 && { pictures: PICTURE_MISSING }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    const found = check();
    setMistakes(found);
    if (!chosen || Object.keys(found).length > 0) return;
    const item = itemFromSearch(chosen.loadId, product, {
      box: Number(amounts.box),
      unit: Number(amounts.unit),
      quantity: quantityOf(product, amounts),
      loadUrls,
    });
    const { data, error } = await add({ ...item, key: keyFor(item) });
    if (data) {
      remember(chosen.loadId);
      toast.success(data.message || ADDED);
      onAdded(data.item);
      return;
    }
    const refused = problemText(error, ADD_FAILED);
    setMistakes({ refused });
    toast.error(refused);
  };
  return (
    <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <CartPicker carts={picked} product={product} />
        {mistakes.cart && <Problem role="alert">{mistakes.cart}</Problem>}
        <AmountFields
          product={product}
          amounts={amounts}
          onChange={setAmounts}
          mistakes={mistakes.areAmountsWrong ? ofAmounts : {}}
        />
        {isPictureMandatory && (
          <ItemPictures value={loadUrls} onChange={setLoadUrls} error={mistakes.pictures} />
        )}
        {mistakes.refused && <Problem role="alert">{mistakes.refused}</Problem>}
      </Stack>
    </form>
  );
}

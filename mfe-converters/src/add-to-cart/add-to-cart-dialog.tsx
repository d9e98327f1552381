import type { Product } from '@washcoat/contract-converters';
import type { LoadItem } from '@washcoat/contract-loads';
import { problemText, useIsOffline } from '@washcoat/platform-sdk';
import { Button, Dialog, FailedPart, Skeleton, breakpoints, useIsNarrow } from '@washcoat/ui';
import { useId, useState } from 'react';
import { sharedStampText } from '../converter/converter-marks';
import { makeAndModel } from '../converter/converter-name';
import { apartOf } from '../converter/tell-apart';
import { AddToCartForm } from './add-to-cart-form';
import { useAddToCartMutation, useCartsQuery } from './carts.api';
import { NoCarts } from './no-carts';

/** Open carts of the user: the first ten. */
const openCarts = { count: 10, offset: 0, type: 1 };
const LOAD_FAILED = 'Your carts did not load.';
const OFFLINE = 'You are offline, so nothing can be added to a cart.';
const OFFLINE_ADVICE = 'Note the piece; its price is the one of the moment it is added.';

export interface AddToCartDialogProps {
  product: Product;
  /** The customer that prices are for; its cart is proposed. */
  customerId?: string;
  /** What the quantity begins with; 1 unless said. */
  quantity?: number;
  /** Called with the new item of the cart, before the dialog closes. */
  onAdded?: (item: LoadItem) => void;
  onClose: () => void;
}

/** Chooses the cart a converter is added to, and how much of it. */
export function AddToCartDialog(props: AddToCartDialogProps) {
  const { product, customerId, quantity, onAdded, onClose } = props;
  const formId = useId();
  const [openedAt] = useState(() => Date.now());
  const { data, isFetching, error, refetch, fulfilledTimeStamp } = useCartsQuery(openCarts, {
    refetchOnMountOrArgChange: true,
  });
  const [add, { isLoading: isAdding }] = useAddToCartMutation();
  const isOffline = useIsOffline();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  // What was answered since it opened stays while it is asked again, or a refusal would clear the form.
  const isKnown = fulfilledTimeStamp !== undefined && fulfilledTimeStamp >= openedAt;
  const carts = isKnown && !isOffline ? data?.list : undefined;
  const content = () => {
    if (isOffline) return <FailedPart title={OFFLINE} detail={OFFLINE_ADVICE} plain />;
    if (carts && carts.length > 0) {
      const added = (item: LoadItem) => {
        onAdded?.(item);
        onClose();
      };
      return (
        <AddToCartForm {...{ formId, product, customerId, quantity, carts, add, isAdding }} onAdded={added} />
      );
    }
    if (carts) return <NoCarts />;
    if (isFetching) return <Skeleton $height="132px" />;
    return <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />;
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Add ${product.oem} to a cart`}
      sentence={[makeAndModel(product), apartOf(product)].filter(Boolean).join(' · ')}
      consequence={product.isSharedStamp && sharedStampText}
      buttons={
        <>
          <Button size={size} onClick={onClose}>
            Cancel
          </Button>
          {carts && carts.length > 0 && (
            <Button kind="main" size={size} type="submit" form={formId} busy={isAdding} busyLabel="Adding">
              Add to cart
            </Button>
          )}
        </>
      }
    >
      {content()}
    </Dialog>
  );
}

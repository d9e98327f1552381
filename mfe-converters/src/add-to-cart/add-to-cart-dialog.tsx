import type { Product } from '@washcoat/contract-converters';
import { hrefTo, problemText } from '@washcoat/platform-sdk';
import { Button, Dialog, EmptyState, FailedPart, LinkButton, Skeleton } from '@washcoat/ui';
import { useId } from 'react';
import { makeAndModel } from '../converter/converter-name';
import { AddToCartForm } from './add-to-cart-form';
import { useAddToCartMutation, useCartsQuery } from './carts.api';

/** Open carts of the user: the first ten. */
const openCarts = { count: 10, offset: 0, type: 1 };
const LOAD_FAILED = 'Your carts did not load.';

export interface AddToCartDialogProps {
  product: Product;
  /** The customer that prices are for; its cart is proposed. */
  customerId?: string;
  onClose: () => void;
}

/** Chooses the cart a converter is added to, and how much of it. */
export function AddToCartDialog({ product, customerId, onClose }: AddToCartDialogProps) {
  const formId = useId();
  const { data, error, isFetching, refetch } = useCartsQuery(openCarts, { refetchOnMountOrArgChange: true });
  const [add, { isLoading: isAdding }] = useAddToCartMutation();
  const carts = isFetching || error ? undefined : data?.list;
  const content = () => {
    if (carts && carts.length > 0) {
      return <AddToCartForm {...{ formId, product, customerId, carts, add, isAdding }} onAdded={onClose} />;
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
      sentence={makeAndModel(product)}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {carts && carts.length > 0 && (
            <Button kind="main" type="submit" form={formId} busy={isAdding} busyLabel="Adding">
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

function NoCarts() {
  return (
    <EmptyState
      title="No Carts available"
      hint="Create a cart for a customer first."
      action={
        <LinkButton kind="main" {...hrefTo('/loads/create-load')}>
          Create Cart
        </LinkButton>
      }
    />
  );
}

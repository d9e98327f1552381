import type { Product } from '@washcoat/contract-converters';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { useDeleteConverterMutation } from './catalogue.api';

/** Asks before a converter goes; open carts that hold it are named in the refusal. */
export function DeleteConverter({ product, onDone }: { product: Product; onDone: () => void }) {
  const [remove] = useDeleteConverterMutation();
  return (
    <DeleteRecord
      type="converter"
      name={product.oem}
      consequence="No search finds it any more. Loads and invoices keep it."
      remove={() => remove({ productId: product.productId }).unwrap()}
      failed="Oops! Something went wrong. Please try again later"
      onDone={onDone}
    />
  );
}

import type { Product } from '@washcoat/contract-converters';
import { RowSwitch } from '@washcoat/platform-sdk/lists';
import { useMarkConvertersMutation, useSwitchConvertersMutation } from './catalogue.api';

/** Whether searches find a converter. */
export function ActiveSwitch({ product: { productId, oem, isActive } }: { product: Product }) {
  const [save] = useSwitchConvertersMutation();
  return (
    <RowSwitch
      label={`${oem} is active`}
      isOn={isActive}
      save={(isOn) => save({ ids: [productId], isActive: isOn }).unwrap()}
    />
  );
}

/** Whether the next piece of a converter goes to the laboratory. */
export function TestSwitch({ product: { productId, oem, isMarkForTest } }: { product: Product }) {
  const [save] = useMarkConvertersMutation();
  return (
    <RowSwitch
      label={`${oem} is marked for test`}
      isOn={isMarkForTest ?? false}
      save={(isOn) => save({ ids: [productId], isMarkForTest: isOn }).unwrap()}
    />
  );
}

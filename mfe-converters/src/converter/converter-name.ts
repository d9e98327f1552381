import type { Product } from '@washcoat/contract-converters';

/** What a converter is, beside its code: the model, or the description where no model is filed. */
export function kindOf({ model, description }: Pick<Product, 'model' | 'description'>): string {
  return model || description;
}

/** Make and model in one line: Mercedes C-Class. */
export function makeAndModel(product: Pick<Product, 'manufacturer' | 'model' | 'description'>): string {
  return [product.manufacturer, kindOf(product)].filter(Boolean).join(' ');
}

/** Whether an override price stands instead of the calculated one. Only house administrators are told. */
export function isOverridden({ isCalculatedPrice, price }: Product): boolean {
  return isCalculatedPrice === true && price !== null && price !== undefined;
}

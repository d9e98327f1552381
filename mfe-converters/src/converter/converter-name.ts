import type { Product } from '@washcoat/contract-converters';

type Named = Pick<Product, 'manufacturer' | 'model' | 'description' | 'fits'>;

/**
 * What a converter is, beside its make: the model, or the description where no model is filed. Found by a vehicle, it
 * says which one it fits: a converter filed under Civic may have been found for an Accord.
 */
export function kindOf({ manufacturer, model, description, fits = [] }: Named): string {
  const [vehicle, ...others] = fits;
  if (!vehicle) return model || description;
  const years = yearsOf(vehicle);
  const isOwnMake = vehicle.make.toLowerCase() === manufacturer.toLowerCase();
  const name = isOwnMake ? `${vehicle.model} ${years}` : `fits ${vehicle.make} ${vehicle.model} ${years}`;
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}

/** Make and model in one line: Mercedes C-Class. */
export function makeAndModel(product: Named): string {
  return [product.manufacturer, kindOf(product)].filter(Boolean).join(' ');
}

/** The years as the trade writes them: 03–07, 98–02, or 2005 alone. */
function yearsOf({ yearFrom, yearTo }: { yearFrom: number; yearTo: number }): string {
  if (yearFrom === yearTo) return String(yearFrom);
  return [yearFrom, yearTo].map((year) => String(year).slice(-2)).join('–');
}

/** Whether an override price stands instead of the calculated one. Only house administrators are told. */
export function isOverridden({ isCalculatedPrice, price }: Product): boolean {
  return isCalculatedPrice === true && price !== null && price !== undefined;
}

import type { Subject } from './access';

/**
 * Which prices of a record may leave to somebody: the one rule by which every presenter, paper, mail, export and
 * history cuts them. What must not leave is absent from the answer.
 */
export interface PriceSight {
  /** What a converter is worth (market, listed, scheme, alt1, offer), its history, and how its offer came about. */
  catalogue: boolean;
  /** Base, calculated and override price and the steps between: the house's administrators only (GAP-CONV-04). */
  house: boolean;
  /** Weight and assay, and what each metal adds. */
  assay: boolean;
  /** The price and the total of a line (GAP-LDET-09). */
  unit: boolean;
  /** What lines come to: subtotal, values by type, grand total, and what of it is paid and open. */
  sums: boolean;
  /** The discount or markup of an order. */
  markup: boolean;
  /** The same in dollars, which tells the sum that it was taken of. */
  discountAmount: boolean;
  /** What a facility adds to a price, and takes off. */
  facility: boolean;
  /** A customer's own modifier, priceMod. */
  priceMod: boolean;
  /** A customer's groupModifier, groupDiscount and discounts by facility. */
  groupTerms: boolean;
  /** Who set a price: everybody of the house. */
  names: boolean;
}

/** Whoever pays for prices: hierarchy 2. */
export const PAYING_HIERARCHY = 2;
/** The partner tier: franchises and partner sellers. */
export const PARTNER_HIERARCHY = 10;

/** Whether somebody is of the house, and neither pays for prices nor is a partner. */
export const isOfHouse = ({ hierarchy }: Pick<Subject, 'hierarchy'>): boolean =>
  hierarchy !== PAYING_HIERARCHY && hierarchy !== PARTNER_HIERARCHY;

/** The facts about somebody that the rule asks for; the company's own settings are in the flags already. */
export type PriceReader = Pick<
  Subject,
  | 'hierarchy'
  | 'canShowPricing'
  | 'canAccessAssay'
  | 'canSeeUnitPrice'
  | 'canSeeSubtotal'
  | 'canSeeMarkup'
  | 'canShowPriceModifier'
>;

/**
 * Which prices of a record `reader` may see. Hierarchy 2 sees those of a record only when they were disclosed to it:
 * by a lookup that it paid for, or in an offer that somebody of the house has sent.
 */
export function priceSight(reader: PriceReader, { isDisclosed } = { isDisclosed: false }): PriceSight {
  const pays = reader.hierarchy === PAYING_HIERARCHY;
  const isOpen = !pays || isDisclosed;
  const isOutside = !isOfHouse(reader);
  const isAdministration = reader.hierarchy === 1;
  const catalogue = pays ? isDisclosed : reader.canShowPricing;
  const sums = reader.canSeeSubtotal && isOpen;
  return {
    catalogue,
    house: catalogue && isAdministration,
    assay: reader.canAccessAssay,
    unit: reader.canSeeUnitPrice && isOpen,
    sums,
    markup: reader.canSeeMarkup,
    discountAmount: sums && reader.canSeeMarkup,
    facility: !isOutside,
    priceMod: isAdministration,
    groupTerms: reader.canShowPriceModifier,
    names: !isOutside,
  };
}

/** The settings of a company that decide over prices on what is sent to it; empty leaves them shown. */
export interface PaperSettings {
  canSeeUnitPrice?: boolean | null;
  canSeeSubtotal?: boolean | null;
  canSeeMarkup?: boolean | null;
}

/** Which prices of an order stand on what is mailed to its customer, who reads it without signing in. */
export function paperSight({
  canSeeUnitPrice,
  canSeeSubtotal,
  canSeeMarkup,
}: PaperSettings): Pick<PriceSight, 'unit' | 'sums' | 'markup' | 'discountAmount'> {
  const [sums, markup] = [canSeeSubtotal !== false, canSeeMarkup !== false];
  return { unit: canSeeUnitPrice !== false, sums, markup, discountAmount: sums && markup };
}

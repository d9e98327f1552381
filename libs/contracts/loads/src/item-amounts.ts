import { itemGroups } from './states';

const counted: readonly string[] = ['DOMESTIC WIRE', 'IMPORT WIRE', 'OTHER'];

/** Whether a type is counted in pieces, of which there are parts: wire is weighed, OTHER has a free unit (GAP-LDET-02). */
export function isPieceGroup(typeName: string): boolean {
  const group = itemGroups.find((name) => name === typeName.trim().toUpperCase());
  return group !== undefined && !counted.includes(group);
}

/** What is said where unit or quantity count nothing. */
export const NOTHING_COUNTED = 'Please enter valid count for unit and quantity';

/** The smallest part of a converter that is bought; the shortcuts begin with it. */
export const leastPart = 0.25;
/** The smallest amount of what is weighed or counted freely. */
const leastAmount = 0.01;

/** How much of an item there is. */
export interface ItemAmounts {
  /** Whether it is counted in pieces; wire and OTHER are not. */
  isPiece: boolean;
  quantity: number;
  unit: number;
}

/** What is wrong with the amounts of an item, at each as a sentence; nothing when they can be bought. */
export function amountProblems({ isPiece, quantity, unit }: ItemAmounts): Record<string, string> {
  const ofQuantity = amountProblem('quantity', quantity, isPiece ? leastPart : leastAmount);
  const ofUnit = isPiece && unit > 0 ? undefined : amountProblem('unit', unit, leastAmount);
  return { ...(ofQuantity && { quantity: ofQuantity }), ...(ofUnit && { unit: ofUnit }) };
}

function amountProblem(name: string, amount: number, least: number): string | undefined {
  if (!(amount > 0) || !Number.isFinite(amount)) return NOTHING_COUNTED;
  if (amount < least) return `Use a ${name} of at least ${least}`;
  const hundredths = amount * 100;
  return Math.abs(hundredths - Math.round(hundredths)) < 1e-6
    ? undefined
    : `Use a ${name} with at most 2 decimals`;
}

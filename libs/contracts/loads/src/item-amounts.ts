import { itemGroups } from './states';

const weighed: readonly string[] = ['DOMESTIC WIRE', 'IMPORT WIRE'];
const counted: readonly string[] = [...weighed, 'OTHER'];

/** Whether a type is counted in pieces, of which there are parts: wire is weighed, OTHER has a free unit (GAP-LDET-02). */
export function isPieceGroup(typeName: string): boolean {
  const group = itemGroups.find((name) => name === typeName.trim().toUpperCase());
  return group !== undefined && !counted.includes(group);
}

/** Whether a type is weighed: its quantity is pounds, its price that of a pound. */
export function isPoundGroup(typeName: string): boolean {
  return weighed.includes(typeName.trim().toUpperCase());
}

/** What is said where unit or quantity count nothing. */
export const NOTHING_COUNTED = 'Please enter valid count for unit and quantity';

/** The smallest part of a converter that is bought; the shortcuts begin with it. */
export const leastPart = 0.25;
/** The smallest amount of what is weighed or counted freely. */
const leastAmount = 0.01;
const decimals = 2;
/** A ten-thousandth of a pound is less than the tenth of a gram that a piece may be known to. */
const decimalsOfPounds = 4;

/** More than any yard has of one thing: what is above it was typed by mistake. */
const mostInAll = 1_000_000;
const TOO_MUCH = 'Use at most 1,000,000 of it, quantity times unit';

/** How much of an item there is. */
export interface ItemAmounts {
  /** The type that it counts in. */
  typeName: string;
  quantity: number;
  unit: number;
}

/** What is wrong with the amounts of an item, at each as a sentence; nothing when they can be bought. */
export function amountProblems({ typeName, quantity, unit }: ItemAmounts): Record<string, string> {
  const isPiece = isPieceGroup(typeName);
  const least = isPiece ? leastPart : leastAmount;
  const places = isPoundGroup(typeName) ? decimalsOfPounds : decimals;
  const ofQuantity = amountProblem('quantity', quantity, { least, places });
  const ofUnit =
    isPiece && unit > 0 ? undefined : amountProblem('unit', unit, { least: leastAmount, places: decimals });
  const isTooMuch = !ofQuantity && !ofUnit && !isPiece && quantity * unit > mostInAll;
  return {
    ...(ofQuantity && { quantity: ofQuantity }),
    ...(ofUnit && { unit: ofUnit }),
    ...(isTooMuch && { quantity: TOO_MUCH }),
  };
}

function amountProblem(
  name: string,
  amount: number,
  { least, places }: { least: number; places: number },
): string | undefined {
  if (!(amount > 0) || !Number.isFinite(amount)) return NOTHING_COUNTED;
  if (amount < least) return `Use a ${name} of at least ${least}`;
  const parts = amount * 10 ** places;
  return Math.abs(parts - Math.round(parts)) < 1e-6
    ? undefined
    : `Use a ${name} with at most ${places} decimals`;
}

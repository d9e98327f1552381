import { amountProblems } from '@washcoat/contract-loads';

/** What is wrong with the typed quantity and unit of an item of a type, as a sentence (LDET-053). */
export function countsProblem(typeName: string, quantity: string, unit: string): string | undefined {
  const amounts = { typeName, quantity: Number(quantity), unit: Number(unit) };
  return Object.values(amountProblems(amounts))[0];
}

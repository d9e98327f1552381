const COUNTS = 'Please enter valid count for unit and quantity';

/** What is wrong with the typed quantity and unit: both must be above 0 (LDET-053). */
export function countsProblem(quantity: string, unit: string): string | undefined {
  return Number(quantity) > 0 && Number(unit) > 0 ? undefined : COUNTS;
}

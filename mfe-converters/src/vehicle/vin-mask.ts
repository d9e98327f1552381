/** Characters of a vehicle identification number. */
export const VIN_LENGTH = 17;

/** What is kept of a typed VIN: no i, o and q in any case (none has them), no blanks and signs, 17 characters. */
export function maskedVin(typed: string): string {
  return typed.replace(/[^a-hj-npr-z0-9]/gi, '').slice(0, VIN_LENGTH);
}

/** First and last name with a space between; empty when neither is known. */
export function personName(firstName: string | null, lastName: string | null): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Digits of a US phone number: everything else removed, at most ten. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 10);
}

/** A phone number shown 3-3-4 with dashes as far as it is known: `404-555-0142`, `404-5`. */
export function formatPhone(text: string | null | undefined): string {
  const digits = phoneDigits(text ?? '');
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join('-');
}

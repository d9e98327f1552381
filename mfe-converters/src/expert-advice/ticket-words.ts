import type { Ticket } from '@washcoat/contract-converters';

/** Who asked. */
export function askerOf({ firstName, lastName }: Ticket): string {
  return `${firstName} ${lastName}`.trim();
}

/** How a question is called where only one line is left for it: its code, else its first words. */
export function titleOf({ oem, message }: Ticket): string {
  if (oem) return oem;
  return message.length > 40 ? `${message.slice(0, 40).trimEnd()}…` : message || 'a picture';
}

/** Make and model as the asker wrote them. */
export function carOf({ make, model }: Ticket): string {
  return [make, model].filter(Boolean).join(' ');
}

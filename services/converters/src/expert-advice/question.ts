import { badInput } from '@washcoat/service-kit';

/** Throws 400 at `message` for a question without a message and without a picture (GAP-ADV-05). */
export function assertAsked({ message, url }: { message: string; url: string | null }): void {
  if (!message && !url) throw badInput({ message: 'Please enter a message or add a picture' });
}

import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { formatDate, Notice } from '@washcoat/ui';
import { BookCheck } from 'lucide-react';

type Facts = Pick<InvoiceDetail, 'books' | 'revision' | 'status'>;

/** What of an invoice is otherwise than its books have it; nothing while they agree, or have nothing. */
function differenceOf({ books, revision, status }: Facts): string | undefined {
  if (!books) return undefined;
  const taken = `The books have revision ${books.revision} of ${formatDate(books.at, 'short')}, fully paid.`;
  const isAmended = books.revision < revision;
  if (!isAmended && status === 'settled') return undefined;
  const now = [
    isAmended ? `is revision ${revision}` : '',
    status === 'overpaid' ? 'is overpaid' : status === 'settled' ? '' : 'is not fully paid',
  ];
  return `${taken} It now ${now.filter(Boolean).join(' and ')}: correct the books by hand.`;
}

/** Says, of an invoice that was changed after it went to the books, what the books do not have. */
export function BooksNotice({ invoice }: { invoice: Facts }) {
  const difference = differenceOf(invoice);
  if (!difference) return null;
  return (
    <Notice tone="warning" icon={<BookCheck size={16} aria-hidden />}>
      {difference}
    </Notice>
  );
}

import { TriangleAlert } from 'lucide-react';
import { useOpenLoad } from '../load-detail/load-context';
import { missingDocuments } from './missing-documents';
import { OrderNote } from './order-note';
import type { Order } from './use-order';

/** What is missing before the order can be completed. */
export function MissingDocumentsNote({ order }: { order: Order }) {
  const { load } = useOpenLoad();
  const missing = load.buyerFinalisedDate ? [] : missingDocuments(load, order.signing);
  if (missing.length === 0) return null;
  return (
    <OrderNote label="Missing documents" icon={<TriangleAlert size={14} aria-hidden />}>
      <div>
        {load.facilityCity} requires before COMPLETE ORDER:
        <ul>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </OrderNote>
  );
}

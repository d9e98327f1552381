import { hrefTo } from '@washcoat/platform-sdk';
import { LinkButton } from '@washcoat/ui';
import { ArrowLeft } from 'lucide-react';

/** The way back to the list one came from, with its search and page. */
export function BackToCustomers({ to, title = 'Customers' }: { to: string; title?: string }) {
  return (
    <div>
      <LinkButton kind="quiet" icon={<ArrowLeft size={14} />} {...hrefTo(to)}>
        {`Back To ${title}`}
      </LinkButton>
    </div>
  );
}

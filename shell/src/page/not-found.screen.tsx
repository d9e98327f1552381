import { SearchX } from 'lucide-react';
import { Card, EmptyState, Page } from '@washcoat/ui';
import { HomeLink } from './home-link';

/** No page has this address. */
export function NotFoundScreen() {
  return (
    <Page>
      <Card>
        <EmptyState
          icon={<SearchX size={20} />}
          title="This page is not here"
          hint="The address is mistyped, or the page was moved."
          action={<HomeLink />}
        />
      </Card>
    </Page>
  );
}

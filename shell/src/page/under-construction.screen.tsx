import { Construction } from 'lucide-react';
import { Card, EmptyState, Page } from '@washcoat/ui';
import { HomeLink } from './home-link';

/** The page has an address and nothing to show yet. */
export function UnderConstructionScreen({ title }: { title: string }) {
  return (
    <Page>
      <Card>
        <EmptyState
          icon={<Construction size={20} />}
          title="Under construction"
          hint={`${title}: Coming soon`}
          action={<HomeLink />}
        />
      </Card>
    </Page>
  );
}

import { problemText, usePageHeading, useSearchParams } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { RoleTabs } from '../roles/role-tabs';
import { PermissionTable } from './permission-table';
import { isMeant } from './permission-words';
import { usePermissionsQuery } from './permissions.api';

const PAGE_SIZE = 40;
/** They are all loaded at once, so that they are found by the words people read here too, which the service does not know. */
const EVERY = 1000;
const LOAD_FAILED = 'Permissions did not load. The rest of Washcoat works.';

/** The permissions of the installation: what they do and whether they are in use. */
export default function PermissionListScreen() {
  const [query, setQuery] = useSearchParams();
  const text = query.get('text') ?? '';
  const offset = Number(query.get('offset') ?? 0);
  const count = Number(query.get('count') ?? PAGE_SIZE);
  const { data, isFetching, error, refetch } = usePermissionsQuery({ count: EVERY });
  const found = data?.list.filter((permission) => isMeant(text, permission));
  const searchFor = (next: string) => setQuery(next ? { text: next } : {}, { replace: true });
  usePageHeading({
    heading: 'Roles & Permissions',
    search: { placeholder: 'Search permissions', value: text, onChange: searchFor },
  });
  return (
    <Page>
      <RoleTabs current="permissions" />
      <PermissionTable
        found={found}
        isFetching={isFetching}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        offset={offset}
        count={count}
        onPage={(nextOffset, nextCount) =>
          setQuery({ ...(text && { text }), offset: String(nextOffset), count: String(nextCount) })
        }
        onClear={text ? () => searchFor('') : undefined}
      />
    </Page>
  );
}

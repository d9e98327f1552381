import { useNavigate, usePageHeading } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { BackToCustomers } from './back-to-customers';
import { CustomerPanel } from './customer-panel';

export interface CustomerEditProps {
  companyId: string;
  /** The list one came from. */
  backTo: string;
}

/** EDIT CUSTOMER in the place of the list. */
export function CustomerEdit({ companyId, backTo }: CustomerEditProps) {
  const navigate = useNavigate();
  usePageHeading({ heading: 'EDIT CUSTOMER', backTo });
  const back = () => void navigate(backTo);
  return (
    <Page $capped>
      <Stack>
        <BackToCustomers to={backTo} />
        <CustomerPanel companyId={companyId} onSaved={back} onCancel={back} homeHref={backTo} />
      </Stack>
    </Page>
  );
}

import { useNavigate, usePageHeading } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { BackToCustomers } from './back-to-customers';
import { CustomerPanel } from './customer-panel';
import { companyWords } from './customer-words';

export interface CustomerEditProps {
  companyId: string;
  /** The list one came from. */
  backTo: string;
  isFranchise: boolean;
}

/** EDIT CUSTOMER, or EDIT FRANCHISE, in the place of the list. */
export function CustomerEdit({ companyId, backTo, isFranchise }: CustomerEditProps) {
  const navigate = useNavigate();
  const { noun, title } = companyWords(isFranchise);
  const heading = `EDIT ${noun.toUpperCase()}`;
  usePageHeading({ heading, backTo });
  const back = () => void navigate(backTo);
  return (
    <Page $capped>
      <Stack>
        <BackToCustomers to={backTo} title={title} />
        <CustomerPanel
          companyId={companyId}
          label={heading}
          onSaved={back}
          onCancel={back}
          homeHref={backTo}
        />
      </Stack>
    </Page>
  );
}

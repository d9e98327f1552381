import { asSpecified, openDownload, problemText, usePageHeading } from '@washcoat/platform-sdk';
import { Button, Card, Page, Stack, toast } from '@washcoat/ui';
import { FormFailure } from '@washcoat/platform-sdk/forms';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDumpCustomersMutation } from '../customers/customers.api';

const DOWNLOAD_FAILED = asSpecified.wentWrong;

/** Every customer the user may see, with every field, as one file. */
export default function CustomerDownloadScreen() {
  const [dump, { isLoading }] = useDumpCustomersMutation();
  const [problem, setProblem] = useState('');
  usePageHeading({ heading: 'Download customers' });
  const download = async () => {
    setProblem('');
    const { data, error } = await dump({});
    if (data) {
      openDownload(data.link);
      return;
    }
    const text = problemText(error, DOWNLOAD_FAILED);
    setProblem(text);
    toast.error(text);
  };
  return (
    <Page $capped>
      <Card title="Customers">
        <Stack>
          <p>Every customer you may see, with all fields, as CSV.</p>
          {problem && <FormFailure text={problem} />}
          <div>
            <Button
              kind="main"
              size={36}
              icon={<Download size={14} />}
              busy={isLoading}
              busyLabel="Preparing"
              onClick={() => void download()}
            >
              Download CSV
            </Button>
          </div>
        </Stack>
      </Card>
    </Page>
  );
}

import type { ReportMail } from '@washcoat/contract-reporting';
import { problemText, usePageHeading } from '@washcoat/platform-sdk';
import { AskFirst, CardHead, RowActions } from '@washcoat/platform-sdk/lists';
import { DateText, EmptyState, FactList, Page, Stack } from '@washcoat/ui';
import { DataGrid } from '@washcoat/ui/data-grid';
import { useMemo, useState } from 'react';
import { MailViewDialog } from './mail-view.dialog';
import { reportMailActions } from './report-mail-actions';
import { useDropReportMailMutation, useReportMailsQuery } from './report-mails.api';
import { mailColumns } from './report-mails.columns';
import { whenText } from './typed-mail';

const LOAD_FAILED = 'Your mails did not load. The rest of Washcoat works.';

/** The views of reports that somebody gets by mail: when they come next, and what came of the last. */
export default function ReportMailsScreen() {
  usePageHeading({ heading: 'Reports by Mail' });
  const { data, isFetching, error, refetch } = useReportMailsQuery({});
  const [edited, setEdited] = useState<ReportMail>();
  const [ending, setEnding] = useState<ReportMail>();
  const [drop] = useDropReportMailMutation();
  const actions = useMemo(() => reportMailActions({ edit: setEdited, end: setEnding }), []);
  const columns = useMemo(() => mailColumns(actions), [actions]);
  return (
    <Page>
      <Stack>
        {data && <p>Times are those of {data.timezone}. Every mail goes to your own address.</p>}
        <DataGrid
          label="Reports by mail"
          storageKey="reports.mails"
          columns={columns}
          rows={data?.list ?? []}
          getRowId={({ mailId }) => mailId}
          isLoading={!data && isFetching}
          isUpdating={Boolean(data) && isFetching}
          error={error && !data ? problemText(error, LOAD_FAILED) : undefined}
          onRetry={() => void refetch()}
          cardFor={(mail) => (
            <>
              <CardHead>
                <strong>{mail.viewName}</strong>
                <RowActions size={44} actions={actions} row={mail} />
              </CardHead>
              <MailFacts mail={mail} />
            </>
          )}
          empty={
            <EmptyState
              title="No report comes by mail yet"
              hint="Save a view of a report, and choose Mail this view from its menu."
            />
          }
        />
      </Stack>
      {edited && (
        <MailViewDialog
          view={{ viewId: edited.viewId, name: edited.viewName }}
          screen={edited.screen}
          onClose={() => setEdited(undefined)}
        />
      )}
      {ending && (
        <AskFirst
          title="Mail it no more"
          question={`${ending.viewName} comes by mail no more?`}
          consequence="The view stays where it is."
          confirmLabel="Mail it no more"
          busyLabel="Ending"
          run={() => drop({ mailId: ending.mailId }).unwrap()}
          onDone={() => setEnding(undefined)}
        />
      )}
    </Page>
  );
}

function MailFacts({ mail }: { mail: ReportMail }) {
  const { title, nextAt, lastAt, lastResult } = mail;
  return (
    <FactList>
      <dt>Report</dt>
      <dd>{title}</dd>
      <dt>When</dt>
      <dd>{whenText(mail)}</dd>
      {nextAt && (
        <>
          <dt>Next</dt>
          <dd>
            <DateText value={nextAt} format="moment" />
          </dd>
        </>
      )}
      {lastAt && (
        <>
          <dt>Last</dt>
          <dd>
            <DateText value={lastAt} format="moment" />
          </dd>
        </>
      )}
      {lastResult && (
        <>
          <dt>Result</dt>
          <dd>{lastResult}</dd>
        </>
      )}
    </FactList>
  );
}

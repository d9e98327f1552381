import { mailedReportOf } from '@washcoat/contract-reporting';
import { SavedViews, useNavigate, type SavedViewsProps } from '@washcoat/platform-sdk';
import { Mail, Mails } from 'lucide-react';
import { useState } from 'react';
import { MailViewDialog } from './mail-view.dialog';

type Shown = Parameters<NonNullable<SavedViewsProps['more']>>[0];

/** The saved views of a report, which can come by mail. */
export function ReportViews({ screen }: { screen: string }) {
  const [mailed, setMailed] = useState<NonNullable<Shown>>();
  const navigate = useNavigate();
  const more = (shown: Shown) => [
    ...(shown
      ? [{ label: 'Mail this view', icon: <Mail size={16} />, onSelect: () => setMailed(shown) }]
      : []),
    {
      label: 'Reports by mail',
      icon: <Mails size={16} />,
      onSelect: () => void navigate('/dashboard/report-mails'),
    },
  ];
  return (
    <>
      <SavedViews screen={screen} more={mailedReportOf(screen) && more} />
      {mailed && <MailViewDialog view={mailed} screen={screen} onClose={() => setMailed(undefined)} />}
    </>
  );
}

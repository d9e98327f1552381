import type { ReportMail } from '@washcoat/contract-reporting';
import type { Action } from '@washcoat/platform-sdk';
import { Pencil, Trash2 } from 'lucide-react';

interface Doing {
  edit: (mail: ReportMail) => void;
  end: (mail: ReportMail) => void;
}

/** What can be done with a mail by schedule, by who gets it. */
export const reportMailActions = ({ edit, end }: Doing): readonly Action<ReportMail>[] => [
  {
    ...{ of: 'row', id: 'edit-report-mail', label: 'Edit', shortcut: 'E' },
    icon: (size) => <Pencil size={size} />,
    nameFor: ({ viewName }) => `Edit the mail of ${viewName}`,
    right: () => true,
    run: edit,
  },
  {
    ...{ of: 'row', id: 'end-report-mail', label: 'Mail it no more', isDanger: true },
    icon: (size) => <Trash2 size={size} />,
    nameFor: ({ viewName }) => `Mail ${viewName} no more`,
    right: () => true,
    run: end,
  },
];

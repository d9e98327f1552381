import { Pill } from './pill';
import type { PillKind } from './pill';

interface StatusLook {
  readonly word: string;
  readonly kind: PillKind;
}

/** The things that have a status of their own. */
export type StatusSubject = 'load' | 'item' | 'invoice' | 'settlement' | 'expertAdvice';

/**
 * Word and meaning of every status. Keys are the words without case, spaces, dashes and underscores, so that
 * `IN_PROCESS`, `in-process` and `In process` are one status.
 */
export const statusPill: Readonly<Record<StatusSubject, Readonly<Record<string, StatusLook>>>> = {
  load: {
    notstarted: { word: 'Not started', kind: 'neutral' },
    inprocess: { word: 'In process', kind: 'info' },
    convertedtoquote: { word: 'Converted to quote', kind: 'accent' },
    waitingbuyerapproval: { word: 'Waiting buyer approval', kind: 'warning' },
    completed: { word: 'Completed', kind: 'success' },
  },
  item: {
    underreview: { word: 'Under review', kind: 'warning' },
    approved: { word: 'Approved', kind: 'success' },
    rejected: { word: 'Rejected', kind: 'danger' },
    modified: { word: 'Modified', kind: 'info' },
    didnotbuy: { word: 'Did not buy', kind: 'neutral' },
  },
  invoice: {
    pending: { word: 'Pending', kind: 'neutral' },
    open: { word: 'Open', kind: 'info' },
    partlypaid: { word: 'Partly paid', kind: 'warning' },
    settled: { word: 'Settled', kind: 'success' },
    overpaid: { word: 'Overpaid', kind: 'danger' },
  },
  settlement: {
    open: { word: 'Open', kind: 'info' },
    completed: { word: 'Completed', kind: 'success' },
  },
  expertAdvice: {
    pending: { word: 'Pending', kind: 'warning' },
    resolved: { word: 'Resolved', kind: 'success' },
    rejected: { word: 'Rejected', kind: 'danger' },
  },
};

/** How a status looks; an unknown one shows its raw code, neutral. */
export function statusLook(subject: StatusSubject, status: string): StatusLook {
  const key = status.toLowerCase().replace(/[\s_-]/g, '');
  return statusPill[subject][key] ?? { word: status, kind: 'neutral' };
}

export interface StatusPillProps {
  of: StatusSubject;
  status: string;
}

/** The pill of a status as the server writes it. */
export function StatusPill({ of, status }: StatusPillProps) {
  const look = statusLook(of, status);
  return <Pill kind={look.kind}>{look.word}</Pill>;
}

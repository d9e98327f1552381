import type { Session } from '@washcoat/contract-entities';
import { bulkUploadList, pricingSchedule, ticketAdd, ticketEdit } from '@washcoat/contract-converters';
import { companyDecide, invite } from '@washcoat/contract-entities';
import { invoiceGet } from '@washcoat/contract-invoicing';
import { allow, allows, type Access } from '@washcoat/contract-kernel';
import { chatList, loadAccept, loadEdit, loadGet } from '@washcoat/contract-loads';

interface Kind {
  /** What the settings and mails call it. */
  label: string;
  /** Who may do what is asked for, or see what is told; asked anew whenever a notice is read. */
  access: Access;
  icon: string;
  /** The entry of the menu whose page shows what waits. */
  navId: string | null;
  /** A person waits: the reader hears of it at once, on every page. */
  isUrgent: boolean;
  /** Counted at the entry for as long as it is unread, although nobody waits. */
  isCountedUnread?: true;
}

const quiet = { navId: null, isUrgent: false };

export const noticeKinds = {
  'grading-request': {
    label: 'Requests for grading sessions',
    access: loadAccept.access,
    icon: 'package-open',
    navId: 'active-carts',
    isUrgent: true,
  },
  'quote-request': {
    label: 'Requests for quotes',
    access: loadEdit.access,
    icon: 'package-open',
    navId: 'active-carts',
    isUrgent: true,
  },
  'finished-order': {
    label: 'Orders that sellers finished',
    access: loadEdit.access,
    icon: 'shopping-cart',
    navId: 'active-carts',
    isUrgent: false,
  },
  'changed-order': {
    label: 'Carts and quotes that sellers changed',
    access: loadEdit.access,
    icon: 'shopping-cart',
    navId: 'active-carts',
    isUrgent: false,
  },
  'waiting-company': {
    label: 'Companies that wait for approval',
    access: companyDecide.access,
    icon: 'users',
    navId: 'customers',
    isUrgent: false,
  },
  'open-question': {
    label: 'Questions to experts',
    access: ticketEdit.access,
    icon: 'message-circle-question',
    navId: 'expert-advice',
    isUrgent: false,
  },
  'own-question': {
    label: 'Answers of experts',
    access: ticketAdd.access,
    icon: 'message-circle-question',
    ...quiet,
  },
  'own-upload': { label: 'Your uploads', access: bulkUploadList.access, icon: 'file-up', ...quiet },
  'own-invitation': { label: 'Your invitations', access: invite.access, icon: 'user-plus', ...quiet },
  'own-invoice': { label: 'Your invoices', access: invoiceGet.access, icon: 'receipt-text', ...quiet },
  'overpaid-invoice': {
    label: 'Overpaid invoices',
    access: allow({ hierarchy: [1], flags: ['canBuildCart'] }),
    icon: 'receipt-text',
    navId: 'invoices-settled',
    isUrgent: false,
  },
  'price-schedule': {
    label: 'Prices by schedule',
    access: pricingSchedule.access,
    icon: 'circle-dollar-sign',
    ...quiet,
  },
  'dead-letters': {
    label: 'Events that were given up',
    access: allow({ isSA: true }),
    icon: 'wrench',
    ...quiet,
  },
  'failed-mail': {
    label: 'Mails that were given up',
    access: allow({ isSA: true }),
    icon: 'wrench',
    ...quiet,
  },
  mention: {
    label: 'Mentions in the chat of a load',
    access: chatList.access,
    icon: 'message-square',
    navId: 'active-carts',
    isUrgent: false,
    isCountedUnread: true,
  },
  'own-order': { label: 'Your orders', access: loadGet.access, icon: 'shopping-cart', ...quiet },
} as const satisfies Record<string, Kind>;
export type NoticeKind = keyof typeof noticeKinds;

const kindNames = Object.keys(noticeKinds) as NoticeKind[];

/** The kinds that somebody may be told of, by the rights of now. */
export const kindsFor = (session: Session): NoticeKind[] =>
  kindNames.filter((name) => allows(noticeKinds[name].access, session));

/** The kinds that cannot wait. */
export const urgentKinds: readonly NoticeKind[] = kindNames.filter((name) => noticeKinds[name].isUrgent);

/** Whether a kind is counted in the menu while it is unread. */
export const isCountedUnread = (kind: NoticeKind): boolean => {
  const { isCountedUnread: isCounted }: Kind = noticeKinds[kind];
  return isCounted === true;
};

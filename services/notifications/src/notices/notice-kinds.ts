import type { Session } from '@washcoat/contract-entities';
import { ticketAdd, ticketEdit, bulkUploadList } from '@washcoat/contract-converters';
import { companyDecide } from '@washcoat/contract-entities';
import { invoiceGet } from '@washcoat/contract-invoicing';
import { allow, allows, type Access } from '@washcoat/contract-kernel';
import { loadAccept, loadEdit, loadGet } from '@washcoat/contract-loads';

interface Kind {
  /** Who may do what is asked for, or see what is told; asked anew whenever a notice is read. */
  access: Access;
  icon: string;
  /** The entry of the menu whose page shows what waits. */
  navId: string | null;
  /** A person waits: the reader hears of it at once, on every page. */
  isUrgent: boolean;
}

const quiet = { navId: null, isUrgent: false };

/** Every kind of notice. */
export const noticeKinds = {
  'grading-request': {
    access: loadAccept.access,
    icon: 'package-open',
    navId: 'active-carts',
    isUrgent: true,
  },
  'quote-request': { access: loadEdit.access, icon: 'package-open', navId: 'active-carts', isUrgent: true },
  'finished-order': {
    access: loadEdit.access,
    icon: 'shopping-cart',
    navId: 'active-carts',
    isUrgent: false,
  },
  'waiting-company': { access: companyDecide.access, icon: 'users', navId: 'customers', isUrgent: false },
  'open-question': {
    access: ticketEdit.access,
    icon: 'message-circle-question',
    navId: 'expert-advice',
    isUrgent: false,
  },
  'own-question': { access: ticketAdd.access, icon: 'message-circle-question', ...quiet },
  'own-upload': { access: bulkUploadList.access, icon: 'file-up', ...quiet },
  'own-invoice': { access: invoiceGet.access, icon: 'receipt-text', ...quiet },
  'failed-mail': { access: allow({ isSA: true }), icon: 'wrench', ...quiet },
  'own-order': { access: loadGet.access, icon: 'shopping-cart', ...quiet },
} as const satisfies Record<string, Kind>;
export type NoticeKind = keyof typeof noticeKinds;

const kindNames = Object.keys(noticeKinds) as NoticeKind[];

/** The kinds that somebody may be told of, by the rights of now. */
export const kindsFor = (session: Session): NoticeKind[] =>
  kindNames.filter((name) => allows(noticeKinds[name].access, session));

/** The kinds that cannot wait. */
export const urgentKinds: readonly NoticeKind[] = kindNames.filter((name) => noticeKinds[name].isUrgent);

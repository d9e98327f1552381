import { momentColumn, tableModel, textColumn } from '@washcoat/service-kit';

const columns = {
  /** What the provider calls who keeps the cards. */
  customerId: textColumn,
  userId: textColumn,
  createdAt: momentColumn,
};

/** With whom the provider keeps the cards of a user. */
export class CardCustomerModel extends tableModel('card_customer', ['customerId'], columns) {}

import type { Session } from '@washcoat/contract-entities';
import type { LoadSnapshot } from '@washcoat/contract-loads';
import {
  choiceColumn,
  CompanyCopyModel,
  exactColumn,
  flagColumn,
  jsonColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  withinFacilities,
  withinScope,
  type RecordOf,
} from '@washcoat/service-kit';
import { Model, raw, type QueryBuilder } from 'objection';
import { PaymentModel } from '../payments/payment.model';
import { RevisionModel } from '../revisions/revision.model';
import { ISSUED, type PENDING } from './invoice';

const columns = {
  loadId: textColumn,
  type: choiceColumn<typeof PENDING | typeof ISSUED>(),
  /** Null until the load is completed. */
  invoiceNo: optional(textColumn),
  loadName: textColumn,
  companyId: textColumn,
  companyName: textColumn,
  parentCompanyId: optional(textColumn),
  facilityId: textColumn,
  facilityName: textColumn,
  facilityCity: textColumn,
  facilityCompanyId: textColumn,
  isFranchiseFacility: flagColumn,
  assistantId: optional(textColumn),
  assistantFirstName: optional(textColumn),
  assistantLastName: optional(textColumn),
  sellerFinalisedBy: optional(textColumn),
  sellerFinalisedDate: optional(momentColumn),
  buyerFinalisedDate: optional(momentColumn),
  payForwardDate: optional(momentColumn),
  createdDate: momentColumn,
  updatedDate: momentColumn,
  /** What lists filter and sort by: when it was completed, before that when it was finished. */
  datedAt: momentColumn,
  subtotal: exactColumn,
  grandtotal: exactColumn,
  amountPaid: exactColumn,
  /** Reckoned by the table. Below 0 only when an amendment made the invoice smaller than what was paid. */
  balance: exactColumn,
  /** The buyer's side has put every price before the seller. */
  isOffered: flagColumn,
  /** The subscriber who paid for every price that was not offered; null where some is unknown to them. */
  paidForBy: optional(textColumn),
  settledDate: optional(momentColumn),
  exportedAt: optional(momentColumn),
  /** The version of the load with which it went to the books. */
  exportedVersion: optional(wholeColumn),
  /** It stands in no list any more; it, its number and its revisions stay. */
  deletedAt: optional(momentColumn),
  loadInfo: optional(textColumn),
  dieselLot: optional(textColumn),
  ceramicLot: optional(textColumn),
  foilLot: optional(textColumn),
  afmLot: optional(textColumn),
  /** The version of the load that the invoice shows. */
  loadVersion: wholeColumn,
  /** Grows with every change of the invoice. */
  version: wholeColumn,
};

/** An invoice as the service works with it. Money is decimal text in dollars. */
export type InvoiceRecord = RecordOf<typeof columns>;

/** What the table keeps besides, which is read where it is asked for only. */
const apart = {
  /** The whole load as it was invoiced. */
  snapshot: jsonColumn<LoadSnapshot>(),
  deletedBy: optional(textColumn),
  deletedReason: optional(textColumn),
  exportId: optional(textColumn),
};

/** What can be written of an invoice. */
export type InvoiceFields = Omit<InvoiceRecord & RecordOf<typeof apart>, 'balance'>;

/** An invoice that somebody sees. */
export type SeenInvoice = InvoiceRecord & {
  /** Hierarchy 2 sees its prices too: they were offered to it, or it paid for them. */
  isDisclosed: boolean;
};

/** An invoice as lists show it. */
export type ListedInvoice = SeenInvoice & { parentCompanyName: string | null; paymentModes: string[] };

/** An invoice that was opened, with the load as it was invoiced. */
export type OpenedInvoice = ListedInvoice & {
  snapshot: LoadSnapshot;
  /** Who runs the facility, in whose name the invoice stands. */
  facilityCompanyName: string | null;
};

type Invoices = QueryBuilder<InvoiceModel>;
const { columns: of } = CompanyCopyModel;

/** An invoice as it is stored, one for each load. */
export class InvoiceModel extends tableModel('invoice', ['loadId'], { ...columns, ...apart }) {
  declare payments?: PaymentModel[];
  declare revisions?: RevisionModel[];

  static override relationMappings = () => ({
    payments: {
      relation: Model.HasManyRelation,
      modelClass: PaymentModel,
      join: { from: i.loadId, to: PaymentModel.columns.loadId },
    },
    revisions: {
      relation: Model.HasManyRelation,
      modelClass: RevisionModel,
      join: { from: i.loadId, to: RevisionModel.columns.loadId },
    },
    parent: companyOf(i.parentCompanyId),
    runner: companyOf(i.facilityCompanyId),
  });

  static override modifiers = {
    /** What the user may see: never a deleted one, and of all others those in scope and of its facilities (domain.md 1). */
    seenBy: (query: Invoices, session: Session) =>
      void withinFacilities(withinScope(query, session, i.companyId), session, {
        name: i.facilityName,
        city: i.facilityCity,
        companyId: i.facilityCompanyId,
      }).modify('notDeleted'),
    notDeleted: (query: Invoices) => void query.whereNull(i.deletedAt),
    issued: (query: Invoices) => void query.where(i.type, ISSUED),
    /** Something of it is open. */
    unpaid: (query: Invoices) => void query.modify('issued').where(i.balance, '>', 0),
    /** Fully paid and not exported yet. */
    toBeExported: (query: Invoices) =>
      void query.modify('issued').whereNotNull(i.settledDate).whereNull(i.exportedAt),
    /** Reads `SeenInvoice`, for somebody. */
    shownTo: (query: Invoices, { userId }: Pick<Session, 'userId'>) =>
      void query
        .select(recordColumns)
        .select(
          raw('(?? = ? or ?? or coalesce(?? = ?, false))', [
            ...[i.type, ISSUED],
            i.isOffered,
            ...[i.paidForBy, userId],
          ]).as('isDisclosed'),
        ),
    /** Joins the company that the seller belongs to. */
    withParent: (query: Invoices) => void query.leftJoinRelated('parent'),
    /** Reads, of what is `withParent`, what lists show of other tables. */
    withNames: (query: Invoices) =>
      void query.select(
        'parent.company_name as parentCompanyName',
        raw(
          'array(?)',
          InvoiceModel.relatedQuery('payments').alias(PaymentModel.tableName).modify('modes'),
        ).as('paymentModes'),
      ),
    /** Reads what an opened invoice has beyond a listed one. */
    withLoad: (query: Invoices) =>
      void query.leftJoinRelated('runner').select(i.snapshot, 'runner.company_name as facilityCompanyName'),
  };
}

const { columns: i } = InvoiceModel;

/** The columns of an `InvoiceRecord`, with their table. */
export const recordColumns = Object.entries(i).flatMap(([name, column]) => (name in apart ? [] : [column]));

const companyOf = (from: string) => ({
  relation: Model.BelongsToOneRelation,
  modelClass: CompanyCopyModel,
  join: { from, to: of.companyId },
});

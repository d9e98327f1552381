import type { Session } from '@washcoat/contract-entities';
import { loadTypes, type LoadStatus, type LoadType } from '@washcoat/contract-loads';
import {
  choiceColumn,
  containingWords,
  decimalColumn,
  FacilityCopyModel,
  flagColumn,
  isHeldToFacilities,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  withinFacilities,
  withinScope,
  type FacilityCopy,
  type RecordOf,
} from '@washcoat/service-kit';
import { Model, type QueryBuilder } from 'objection';
import { ItemModel } from '../items/item.model';
import type { Party } from './party';

const columns = {
  loadId: textColumn,
  loadName: textColumn,
  type: choiceColumn<LoadType>(),
  status: choiceColumn<LoadStatus>(),
  companyId: textColumn,
  companyName: textColumn,
  parentCompanyId: optional(textColumn),
  firstName: textColumn,
  lastName: textColumn,
  customerEmail: textColumn,
  phone: textColumn,
  address: textColumn,
  city: textColumn,
  state: textColumn,
  zipcode: textColumn,
  businessLicense: optional(textColumn),
  driversLicense: optional(textColumn),
  ein: optional(textColumn),
  facilityId: textColumn,
  /** The side that started it: its own lines need no review. */
  startedBy: choiceColumn<Party>(),
  createdBy: textColumn,
  /** The hierarchy-2 user whose sale it is. */
  sellerUserId: optional(textColumn),
  canSellerAddToCart: flagColumn,
  /** The seller's side has worked on it: what the buyer changes waits for it. */
  isSellerIn: flagColumn,
  assistantId: optional(textColumn),
  assistantFirstName: optional(textColumn),
  assistantLastName: optional(textColumn),
  videoGraderId: optional(textColumn),
  videoGraderFirstName: optional(textColumn),
  videoGraderLastName: optional(textColumn),
  notes: textColumn,
  signature: optional(textColumn),
  /** MM/DD/YYYY, as signed. */
  date: optional(textColumn),
  /** What it came to when it was signed, in dollars, and when that was; null for what was signed before this was kept. */
  signedTotal: optional(decimalColumn),
  /** A fingerprint of the lines that were signed. */
  signedLines: optional(textColumn),
  signedAt: optional(momentColumn),
  discount: decimalColumn,
  discountIsPercentage: flagColumn,
  payForwardDate: optional(momentColumn),
  /** When a seller sent the list of the quote that it asked for. */
  sentAt: optional(momentColumn),
  /** Since when and until when a quote holds its prices. */
  heldAt: optional(momentColumn),
  heldUntil: optional(momentColumn),
  /** The metal prices that it was sent with. */
  heldSnapshotId: optional(textColumn),
  sellerFinalisedBy: optional(textColumn),
  sellerFinalisedDate: optional(momentColumn),
  buyerFinalisedDate: optional(momentColumn),
  verifiedBy: optional(textColumn),
  verifiedAt: optional(momentColumn),
  createdAt: momentColumn,
  updatedAt: momentColumn,
  deletedAt: optional(momentColumn),
  version: wholeColumn,
};

/** What the table `load` keeps of a load. Dates are moments in UTC. */
export type LoadFields = RecordOf<typeof columns>;

/** The facility that buys, which queries `atFacility` read with a load. */
interface AtFacility {
  facility: FacilityCopy;
  facilityCompanyId: string;
}

/** A load as the service works with it. */
export type LoadRecord = LoadFields & AtFacility;

type Loads = QueryBuilder<LoadModel>;
const { columns: at } = FacilityCopyModel;

/** A load as it is stored. */
export class LoadModel extends tableModel('load', ['loadId'], columns) {
  declare facility: FacilityCopy;
  declare facilityCompanyId: string;
  declare items?: ItemModel[];

  static override relationMappings = () => ({
    facilityCopy: {
      relation: Model.BelongsToOneRelation,
      modelClass: FacilityCopyModel,
      join: { from: LoadModel.columns.facilityId, to: at.facilityId },
    },
    items: {
      relation: Model.HasManyRelation,
      modelClass: ItemModel,
      join: { from: LoadModel.columns.loadId, to: ItemModel.columns.loadId },
    },
  });

  static override modifiers = {
    /** Reads loads with their facility. */
    atFacility: (query: Loads) =>
      void query
        .joinRelated('facilityCopy', { alias: 'facility_copy' })
        .select(Object.values(LoadModel.columns))
        .select(`${at.data} as facility`, `${at.companyId} as facility_company_id`),
    notDeleted: (query: Loads) => void query.whereNull(LoadModel.columns.deletedAt),
    /** Of loads `atFacility`: every word of the search is in the name of the load, its company, its contact or its facility. */
    saying: (query: Loads, text: string) =>
      void containingWords(query, 'load.search_text', text, 'facility_copy.name'),
    /** Leaves out orders of which the invoice was deleted: no report counts them. */
    withoutDeletedInvoice: (query: Loads) =>
      void query.whereRaw(
        'not exists (select from invoice_copy where invoice_copy.load_id = load.load_id and is_deleted)',
      ),
    onceInReachOf,
    inReachOf,
    seenBy,
  };
}

const { columns: l } = LoadModel;

/** Cuts a query to the scope of the signed-in user, of that its own for hierarchy 2. */
function inReachOf(query: Loads, session: Session): void {
  void query.modify('onceInReachOf', session).modify('notDeleted');
}

/** The same, deleted loads too. */
function onceInReachOf(query: Loads, session: Session): void {
  void withinScope(query, session, l.companyId);
  if (session.hierarchy === 2) void query.where(l.sellerUserId, session.userId);
}

/** Cuts a query `atFacility` to what the signed-in user may see: in reach, and of completed orders those whose invoice is. */
function seenBy(query: Loads, session: Session): void {
  void query.modify('inReachOf', session);
  if (!isHeldToFacilities(session)) return;
  void query.where((shown) =>
    shown.whereNot(l.type, loadTypes.invoice).orWhere((order) => void withinFacilities(order, session, at)),
  );
}

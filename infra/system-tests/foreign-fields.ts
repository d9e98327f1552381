import type { Endpoint } from '@washcoat/contract-kernel';
import { allEndpoints } from '@washcoat/service-edge';
import { z } from 'zod';

/** What a field names, as far as companies own it. `paper` is the address of a private file, `yard` a facility's name. */
export type ForeignKind =
  | 'company'
  | 'user'
  | 'facility'
  | 'yard'
  | 'load'
  | 'item'
  | 'link'
  | 'payment'
  | 'role'
  | 'invitation'
  | 'view'
  | 'upload'
  | 'ticket'
  | 'notice'
  | 'settlement'
  | 'modifier'
  | 'transaction'
  | 'cursor'
  | 'paper';

/** `nobody`: a record of the whole installation, or a picture that everybody may open. */
const kinds: Record<string, ForeignKind | 'nobody'> = {
  companyId: 'company',
  parentCompanyId: 'company',
  selfCompanyId: 'company',
  customerId: 'company',
  customer: 'company',
  franchise: 'company',
  userId: 'user',
  buyer: 'user',
  assistantId: 'user',
  videoGraderId: 'user',
  facilityId: 'facility',
  facility: 'yard',
  facilityCity: 'yard',
  facilityDiscount: 'facility',
  loadId: 'load',
  cartId: 'load',
  itemId: 'item',
  linkId: 'link',
  loadIds: 'load',
  otherId: 'load',
  paymentId: 'payment',
  roleId: 'role',
  userRoleId: 'role',
  clonedRoleId: 'role',
  permissions: 'yard',
  invitationId: 'invitation',
  viewId: 'view',
  uploadId: 'upload',
  ticketId: 'ticket',
  noticeId: 'notice',
  settlementId: 'settlement',
  after: 'cursor',
  metalLicense: 'paper',
  driversLicenseUrl: 'paper',
  mentions: 'user',
  priceModifierId: 'modifier',
  ...nobodys('productId', 'makeId', 'testId', 'permissionId', 'clientId', 'exportId', 'baseSnapshotId'),
  // Prices, and what a source said of metals: the house's alone.
  ...nobodys('snapshotId', 'quoteId'),
  // What the house sells to everybody.
  ...nobodys('modelId', 'promocodeId', 'grantId'),
  subscriptionId: 'nobody',
  transactionId: 'transaction',
  // Whose renewal it is, a test of billing tries: the demonstration has none.
  renewalId: 'nobody',
  // Whose card it is, a test of billing tries: the card provider keeps them.
  cardId: 'nobody',
  // Whose mail it is, a test of reporting tries: the demonstration has none.
  mailId: 'nobody',
  // What settlements say of assays: the house's alone.
  ...nobodys('assayProposalId'),
  ...nobodys('companyLogo', 'profileUrl', 'url', 'urls', 'loadUrls', 'imglUrls', 'videoUrls', 'documentUrls'),
};

/** Fields that name something else in some calls. */
const kindsOfCalls: Record<string, ForeignKind | 'nobody'> = {
  'companyActive.ids': 'company',
  'userActive.ids': 'user',
  'facilityActive.ids': 'facility',
  'productActive.ids': 'nobody',
  'productMarkForTest.ids': 'nobody',
  'productBulkEdit.ids': 'nobody',
  'itemsAdd.lines': 'nobody',
  'itemsReview.lines': 'item',
  'loadSplit.items': 'item',
  'paymentSplit.parts': 'load',
  'purchasesChoose.boxes': 'load',
  'historyList.entityId': 'company',
  'priceModifierList.recordId': 'modifier',
  // The house alone sends it, whose facilities are all in its sight.
  'pricingEdit.abcPrice': 'nobody',
  // Whose view it is, is asked when it is due, which a test of reporting tries: until then nothing is told of it.
  'reportMailSave.viewId': 'nobody',
  // Made by who pays, so that an attempt counts once.
  'renewalPay.attempt': 'nobody',
  // The card provider's id of a card.
  'purchase.paymentId': 'nobody',
};

/** What is sent besides, where one field says what another names. */
const besides: Record<string, readonly { kind: ForeignKind; entity: string }[]> = {
  'historyList.entityId': (['company', 'user', 'facility', 'role'] as const).map((kind) => ({
    kind,
    entity: kind,
  })),
};

function nobodys(...names: string[]): Record<string, 'nobody'> {
  return Object.fromEntries(names.map((name) => [name, 'nobody']));
}

/** A field of a call by which a record is named. */
export interface NamingField {
  endpoint: Endpoint;
  field: string;
  kind: ForeignKind;
  /** Sent with it. */
  besides: Readonly<Record<string, unknown>>;
}

const looksNaming =
  /Ids?$|^ids$|^after$|Urls?$|^urls?$|facility|^customer$|buyer|^franchise$|metalLicense|^permissions$/;

/** Fields that could name a record of somebody, out of the contracts. */
const candidates = allEndpoints.flatMap((endpoint) =>
  Object.entries(schemaOf(endpoint).properties)
    .filter(([field, schema]) => isId(schema) || (looksNaming.test(field) && !isSwitch(schema)))
    .map(([field]) => ({ endpoint, field })),
);

const kindOf = ({ endpoint, field }: { endpoint: Endpoint; field: string }) =>
  kindsOfCalls[`${endpoint.id}.${field}`] ?? kinds[field];

/** Every field of every call that names what a company owns. Uploads of files are asked by tests of their own. */
export const namingFields: readonly NamingField[] = candidates.flatMap((candidate) => {
  const kind = kindOf(candidate);
  if (!kind || kind === 'nobody' || candidate.endpoint.body === 'multipart') return [];
  const several = besides[`${candidate.endpoint.id}.${candidate.field}`] ?? [{ kind }];
  return several.map(({ kind: named, ...rest }) => ({ ...candidate, kind: named, besides: rest }));
});

/** Fields of which nobody has said what they name. */
export const unnamedFields = candidates
  .filter((candidate) => kindOf(candidate) === undefined)
  .map(({ endpoint, field }) => `${endpoint.id}.${field}`);

/** The fields that a call cannot do without. */
export const requiredOf = (endpoint: Endpoint): readonly string[] => schemaOf(endpoint).required;

function schemaOf({ input }: Endpoint) {
  return z
    .object({
      properties: z.record(z.string(), z.unknown()).default({}),
      required: z.array(z.string()).default([]),
    })
    .parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
}

function isId(schema: unknown): boolean {
  return (
    JSON.stringify(schema).includes('"format":"guid"') || JSON.stringify(schema).includes('"format":"uuid"')
  );
}

function isSwitch(schema: unknown): boolean {
  return /"type":"boolean"|"true"/.test(JSON.stringify(schema));
}

import type { RefinerLot, RefinerTerms } from '@washcoat/contract-settlement';
import {
  choiceColumn,
  flagColumn,
  jsonColumn,
  momentColumn,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { StatementFile } from './read-statement';

type Dispute = NonNullable<RefinerLot['dispute']>;

const statementColumns = {
  settlementId: textColumn,
  refiner: textColumn,
  fileName: textColumn,
  uploadedAt: momentColumn,
  uploadedBy: textColumn,
  titles: jsonColumn<string[]>(),
  rows: jsonColumn<StatementFile['rows']>(),
  isCutAtSemicolons: flagColumn,
  version: wholeColumn,
};

/** A refiner's statement as it is stored: the rows of its last file. */
export type StoredStatement = RecordOf<typeof statementColumns>;

export class RefinerStatementModel extends tableModel(
  'refiner_statement',
  ['settlementId'],
  statementColumns,
) {}

/** What is said of a refiner for a company. */
export class RefinerTermsModel extends tableModel('refiner_terms', ['companyId', 'refinerKey'], {
  companyId: textColumn,
  refinerKey: textColumn,
  refiner: textColumn,
  terms: jsonColumn<RefinerTerms>(),
  updatedAt: momentColumn,
}) {}

/** What is said of a lot of a refiner's statement. */
export class RefinerDisputeModel extends tableModel('refiner_dispute', ['settlementId', 'lotKey'], {
  settlementId: textColumn,
  lotKey: textColumn,
  state: choiceColumn<Dispute['state']>(),
  reason: textColumn,
  umpire: jsonColumn<Dispute['umpire']>(),
  saidBy: textColumn,
  saidAt: momentColumn,
}) {}

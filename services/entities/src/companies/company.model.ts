import { TableModel } from '@washcoat/service-kit';
import type { CompanyType } from './company';

/** A company as far as other records of this service join it. */
export class CompanyModel extends TableModel {
  static override tableName = 'company';
  static override idColumn = 'company_id';

  declare companyId: string;
  declare companyName: string;
  declare companyType: CompanyType;
  declare isFranchise: boolean;
  declare parentCompanyId: string | null;
  declare deletedAt: Date | null;
}

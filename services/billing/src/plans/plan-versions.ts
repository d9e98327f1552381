import { pageOf, type Page, type PageRequest } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { PlanVersionModel } from './plan.model';

/** A version of a plan with how many bought it. */
export type SoldVersion = PlanVersionModel & { bought: number };

/** The versions of a plan, newest first. */
export function listVersions(
  database: Knex,
  { modelId, ...page }: PageRequest & { modelId: string },
): Promise<Page<SoldVersion>> {
  const { columns } = PlanVersionModel;
  const versions = PlanVersionModel.query(database)
    .where(columns.modelId, modelId)
    .orderBy(columns.version, 'desc')
    .select(
      'plan_version.*',
      raw(`(select count(*) from subscription where subscription.model_id = plan_version.model_id
        and subscription.plan_version = plan_version.version)`).as('bought'),
    )
    .castTo<SoldVersion[]>();
  return pageOf(versions, page);
}

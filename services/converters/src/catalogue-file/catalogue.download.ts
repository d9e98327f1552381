import { productDump } from '@washcoat/contract-converters';
import { everyRow, exportFile, keysetPageOf, type Download, type Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { hiddenProductFields } from '../product/product-change.policy';
import { catalogueExportColumns, catalogueFileSelect, type CatalogueFileRow } from './export-columns';

/** The whole catalogue, inactive converters too, in those columns of the bulk upload that who opens it may see. */
export function catalogueDownload({ platform }: Service): Download {
  return {
    call: productDump,
    async make({ database, session }) {
      const hidden = hiddenProductFields(session);
      return exportFile({
        fileName: 'converters',
        format: 'csv',
        columns: catalogueExportColumns.filter(({ id }) => !hidden.includes(id)),
        rows: everyConverter(database),
        timeZone: platform.timezone,
      });
    },
  };
}

function everyConverter(database: Knex): AsyncGenerator<CatalogueFileRow> {
  return everyRow((page) =>
    keysetPageOf<CatalogueFileRow>(
      database,
      database('product').whereNull('product.deleted_at').select(database.raw(catalogueFileSelect)),
      page,
      { columns: [{ sql: 'product.product_id', type: 'uuid' }], direction: 'asc' },
    ),
  );
}

import { productDump } from '@washcoat/contract-converters';
import { everyRow, exportFile, keysetPageOf, type Download, type Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { catalogueExportColumns, catalogueFileSelect, type CatalogueFileRow } from './export-columns';

/** The whole catalogue, inactive converters too, in the columns of the bulk upload. */
export function catalogueDownload({ platform }: Service): Download {
  return {
    call: productDump,
    async make({ database }) {
      return exportFile({
        fileName: 'converters',
        format: 'csv',
        columns: catalogueExportColumns,
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

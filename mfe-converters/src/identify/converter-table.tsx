import type { Product } from '@washcoat/contract-converters';
import { DataGrid, type Column } from '@washcoat/ui/data-grid';
import { useConverterRights } from '../converter/converter-rights';
import { ConverterRowCard } from './converter-row-card';
import type { ResultsProps } from './results';

/** Under this name the browser remembers the columns of the search. */
export const tableKey = 'converters.identify';

const idOf = (product: Product) => product.productId;

interface ConverterTableProps extends Omit<ResultsProps, 'view'> {
  columns: readonly Column<Product>[];
}

/** The results as a table; as rows of cards on a phone. */
export function ConverterTable(props: ConverterTableProps) {
  const { columns, rows, isLoading, isUpdating, error, onRetry, empty, footer, actions, selection } = props;
  const { addToCart } = useConverterRights();
  return (
    <DataGrid
      label="Converters"
      storageKey={tableKey}
      getRowId={idOf}
      onRowOpen={actions.open}
      cardFor={(product) => (
        <ConverterRowCard
          product={product}
          onAddToCart={addToCart ? () => actions.addToCart(product) : undefined}
        />
      )}
      {...{ columns, rows, isLoading, isUpdating, error, onRetry, empty, footer, selection }}
    />
  );
}

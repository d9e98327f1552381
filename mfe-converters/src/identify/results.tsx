import type { Product } from '@washcoat/contract-converters';
import type { Column, RowSelection } from '@washcoat/ui/data-grid';
import type { ReactNode } from 'react';
import type { RowActions } from './converter-columns';
import { ConverterCards } from './converter-cards';
import { ConverterTable } from './converter-table';
import { useResultKeys } from './use-result-keys';
import type { ResultView } from './view-choice';

export interface ResultsProps {
  view: ResultView;
  rows: readonly Product[];
  /** First load. */
  isLoading: boolean;
  /** A later load; the old rows stay. */
  isUpdating: boolean;
  error: string | undefined;
  onRetry: () => void;
  empty: ReactNode;
  footer: ReactNode;
  actions: RowActions;
  /** The address of a converter. */
  hrefOf: (product: Product) => string;
  /** Converters chosen to be compared; absent for those who may not. */
  selection?: RowSelection<Product>;
}

/** What was found, as table or cards, with the keys that work on both. */
export function Results({ columns, ...props }: ResultsProps & { columns: readonly Column<Product>[] }) {
  const { view, rows, actions } = props;
  const { ref, onKeyDown } = useResultKeys(rows, actions.addToCart);
  return (
    <div ref={ref} onKeyDown={onKeyDown}>
      {view === 'table' ? <ConverterTable {...props} columns={columns} /> : <ConverterCards {...props} />}
    </div>
  );
}

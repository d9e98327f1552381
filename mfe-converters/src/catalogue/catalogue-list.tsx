import { useCallback, useMemo, useState } from 'react';
import type { Product } from '@washcoat/contract-converters';
import { navigate } from '@washcoat/platform-sdk';
import { RecordList, sortFieldsOf, useSelection, type useListView } from '@washcoat/platform-sdk/lists';
import { Card, EmptyState } from '@washcoat/ui';
import { PackageSearch } from 'lucide-react';
import { useConvertersQuery } from '../converter/converter.api';
import { useConverterRights } from '../converter/converter-rights';
import { emptySearch } from '../identify/identify-search';
import { ExplainPriceContext } from '../price-popup/explain-price';
import { PricePopup } from '../price-popup/price-popup';
import { BulkEdit } from './bulk-edit';
import { addressOf, catalogueActions } from './catalogue-actions';
import { CatalogueCard } from './catalogue-card';
import { catalogueColumns } from './catalogue-columns';
import { useCatalogueRights } from './catalogue-rights';
import { useLazyCatalogueFileQuery } from './catalogue.api';
import { DeleteConverter } from './delete-converter';

const SIZES = [25, 50, 100];
const noun = { name: 'converter', plural: 'converters' };
const idOf = ({ productId }: Product) => productId;
const codeOf = ({ oem }: Product) => oem;

interface Asked {
  kind: 'delete' | 'prices';
  product: Product;
}

/** The catalogue as its keepers see it: searched, changed one by one or many at once. */
export function CatalogueList({ list }: { list: ReturnType<typeof useListView> }) {
  const { view, change, filter } = list;
  const { text, offset, count, query } = view;
  const rights = useCatalogueRights();
  const { prices, housePrices } = useConverterRights();
  const [asked, setAsked] = useState<Asked | null>(null);
  const selection = useSelection(JSON.stringify([text, offset, count, query.get('sort')]));
  const found = useConvertersQuery({ text, offset, count, ...sortFieldsOf(view, {}) }, { skip: text === '' });
  const [askFile] = useLazyCatalogueFileQuery();
  const on = useMemo(
    () => ({
      onAdd: () => change({ add: '1' }),
      onEdit: (product: Product) => navigate(`${addressOf(product)}?edit=1`),
      onPrices: (product: Product) => setAsked({ kind: 'prices', product }),
      onDelete: (product: Product) => setAsked({ kind: 'delete', product }),
      onEditChosen: () => change({ bulk: '1' }),
    }),
    [change],
  );
  const actions = useMemo(() => catalogueActions(on), [on]);
  const columns = useMemo(
    () => catalogueColumns(rights, { housePrices }, actions),
    [rights, housePrices, actions],
  );
  const cardFor = useCallback(
    (product: Product) => <CatalogueCard product={product} rights={rights} actions={actions} />,
    [rights, actions],
  );
  const close = () => setAsked(null);
  return (
    <>
      <ExplainPriceContext value={prices ? on.onPrices : null}>
        <RecordList
          {...{ noun, list, columns, idOf, cardFor, selection }}
          storageKey="converters.catalogue"
          asked={found}
          nameOf={codeOf}
          actsOn={actions}
          onOpen={(product) => navigate(addressOf(product))}
          exportOf={() => askFile({}).unwrap()}
          tools={{ isOneFile: true, withoutExport: !rights.download }}
          sizes={SIZES}
          isChoosable={rights.edit}
          onClear={() => filter({ text: '' })}
          emptyTitle="No converters found"
          emptyHint="The catalogue is empty."
          searchHint="Try a part of the code, or the make."
          unasked={text === '' ? <SearchFirst /> : undefined}
        />
      </ExplainPriceContext>
      {asked?.kind === 'delete' && <DeleteConverter product={asked.product} onDone={close} />}
      {asked?.kind === 'prices' && (
        <PricePopup product={asked.product} search={emptySearch} onClose={close} />
      )}
      {rights.edit && selection.ids.size > 0 && query.has('bulk') && (
        <BulkEdit
          ids={[...selection.ids]}
          onSaved={(refused) => selection.choose(new Set(refused))}
          onDone={() => change({ bulk: '' })}
        />
      )}
    </>
  );
}

function SearchFirst() {
  return (
    <Card>
      <EmptyState
        icon={<PackageSearch size={20} />}
        title="Search for a converter"
        hint="Type a code, a make or a description to change what the catalogue holds."
      />
    </Card>
  );
}

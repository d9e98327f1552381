import { useMemo, useState } from 'react';
import type { Product } from '@washcoat/contract-converters';
import { chosenActionsOf, navigate, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { ChosenRows, PageActions, sortFieldsOf, type useListView } from '@washcoat/platform-sdk/lists';
import { useConvertersQuery } from '../converter/converter.api';
import { useConverterRights } from '../converter/converter-rights';
import { emptySearch } from '../identify/identify-search';
import { ExplainPriceContext } from '../price-popup/explain-price';
import { PricePopup } from '../price-popup/price-popup';
import { BulkEdit } from './bulk-edit';
import { addressOf, catalogueActions } from './catalogue-actions';
import { useCatalogueRights } from './catalogue-rights';
import { CatalogueTable } from './catalogue-table';
import { DeleteConverter } from './delete-converter';
import { DownloadButton } from './download-button';

interface Asked {
  kind: 'delete' | 'prices';
  product: Product;
}

const none: ReadonlySet<string> = new Set();

/** The catalogue as its keepers see it: searched, changed one by one or many at once. */
export function CatalogueList({ list }: { list: ReturnType<typeof useListView> }) {
  const { view, change, filter } = list;
  const rights = useCatalogueRights();
  const session = useSession();
  const { prices } = useConverterRights();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState(none);
  const { text, offset, count } = view;
  const found = useConvertersQuery({ text, offset, count, ...sortFieldsOf(view, {}) }, { skip: text === '' });
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
  usePageHeading({
    heading: 'Converters',
    search: {
      placeholder: 'Search Converters',
      value: text,
      onChange: (next) => {
        setChosen(none);
        filter({ text: next });
      },
    },
    actions: (
      <>
        {rights.download && <DownloadButton />}
        <PageActions actions={actions} />
      </>
    ),
  });
  const rowOf = (id: string) => found.data?.list.find(({ productId }) => productId === id);
  const close = () => setAsked(null);
  return (
    <Page>
      <Stack>
        <ExplainPriceContext value={prices ? on.onPrices : null}>
          <CatalogueTable
            list={list}
            found={found}
            rights={rights}
            actions={actions}
            chosen={chosen}
            onChoose={setChosen}
            onPage={(from, size) => {
              setChosen(none);
              list.page(from, size);
            }}
          />
        </ExplainPriceContext>
        <ChosenRows
          selected={chosen}
          onSelect={setChosen}
          noun="converter"
          nameOf={(id) => rowOf(id)?.oem ?? 'A converter'}
          actions={chosenActionsOf(actions, session, [...chosen], rowOf)}
        />
      </Stack>
      {asked?.kind === 'delete' && <DeleteConverter product={asked.product} onDone={close} />}
      {asked?.kind === 'prices' && (
        <PricePopup product={asked.product} search={emptySearch} onClose={close} />
      )}
      {rights.edit && chosen.size > 0 && view.query.has('bulk') && (
        <BulkEdit
          ids={[...chosen]}
          onSaved={(refused) => setChosen(new Set(refused))}
          onDone={() => change({ bulk: '' })}
        />
      )}
    </Page>
  );
}

import { useMemo, useState } from 'react';
import type { Product } from '@washcoat/contract-converters';
import { navigate, usePageHeading } from '@washcoat/platform-sdk';
import { BulkBar, Button, Page, Stack, breakpoints, useIsNarrow } from '@washcoat/ui';
import { MainAction, type useListView } from '@washcoat/platform-sdk/lists';
import { Plus } from 'lucide-react';
import { useConverterRights } from '../converter/converter-rights';
import { emptySearch } from '../identify/identify-search';
import { ExplainPriceContext } from '../price-popup/explain-price';
import { PricePopup } from '../price-popup/price-popup';
import { BulkEdit } from './bulk-edit';
import { addressOf } from './catalogue-actions';
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
  const { prices } = useConverterRights();
  const isTouch = useIsNarrow(breakpoints.drawer);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState(none);
  const actions = useMemo(
    () => ({
      onEdit: rights.edit ? (product: Product) => navigate(`${addressOf(product)}?edit=1`) : undefined,
      onPrices: prices ? (product: Product) => setAsked({ kind: 'prices', product }) : undefined,
      onDelete: rights.remove ? (product: Product) => setAsked({ kind: 'delete', product }) : undefined,
    }),
    [rights.edit, rights.remove, prices],
  );
  usePageHeading({
    heading: 'Converters',
    search: {
      placeholder: 'Search Converters',
      value: view.text,
      onChange: (text) => {
        setChosen(none);
        filter({ text });
      },
    },
    actions: (
      <>
        {rights.download && <DownloadButton />}
        {rights.add && (
          <MainAction
            label="Add Converter"
            icon={(size) => <Plus size={size} />}
            onPress={() => change({ add: '1' })}
          />
        )}
      </>
    ),
  });
  const close = () => setAsked(null);
  return (
    <Page>
      <Stack>
        <ExplainPriceContext value={actions.onPrices ?? null}>
          <CatalogueTable
            list={list}
            rights={rights}
            actions={actions}
            chosen={chosen}
            onChoose={setChosen}
            onPage={(offset, count) => {
              setChosen(none);
              list.page(offset, count);
            }}
          />
        </ExplainPriceContext>
        <BulkBar count={chosen.size} noun="converter" onClear={() => setChosen(none)}>
          <Button kind="main" size={isTouch ? 44 : 28} onClick={() => change({ bulk: '1' })}>
            Edit chosen converters
          </Button>
        </BulkBar>
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

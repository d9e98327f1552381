import { productAdd } from '@washcoat/contract-converters';
import { lazyScreen, useAllowed } from '@washcoat/platform-sdk';
import { listBehind, useListView } from '@washcoat/platform-sdk/lists';
import { CatalogueList } from './catalogue-list';

const AddConverter = lazyScreen(() => import('../converter-form/add-converter'));
const PATH = '/converters';

/** The Add Converters page: the catalogue of those who keep it, or in its stead the form of a new converter. */
export default function CatalogueScreen() {
  const list = useListView(25);
  const mayAdd = useAllowed(productAdd.access);
  if (mayAdd && list.view.query.has('add'))
    return <AddConverter backTo={listBehind(PATH, list.view)} onCancel={() => list.change({ add: '' })} />;
  return <CatalogueList list={list} />;
}

import type { SavedView } from '@washcoat/contract-entities';
import { toast } from '@washcoat/ui';
import { problemText } from '../api/api-problem';
import type { DescribedView } from './use-saved-views';
import { useEditViewMutation } from './views.api';

/** Keeps a list as it is now in a view that is there already. */
export function useKeepView(describe: () => DescribedView): (view: SavedView) => void {
  const [edit] = useEditViewMutation();
  const keep = async ({ viewId }: SavedView) => {
    const { query, columns, layout } = describe();
    const { data, error } = await edit({ viewId, kept: { query, columns, layout } });
    if (data) toast.success(data.message);
    else toast.error(problemText(error, 'The view was not saved. Try again.'));
  };
  return (view) => void keep(view);
}

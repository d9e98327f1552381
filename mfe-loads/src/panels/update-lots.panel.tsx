import { panel } from '@washcoat/platform-sdk';
import { store } from '../app/store';
import { LotDialog } from '../invoices/lot.dialog';

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Tells the page that opened the panel, where it listens. */
function tell(listener: unknown, ...news: unknown[]): void {
  if (typeof listener === 'function') Reflect.apply(listener, undefined, news);
}

/** Update Lot Info on a page that shows orders, such as the cost sheet: `loadIds` are the chosen ones. */
function UpdateLots({ loadIds, onDone, onClose }: Record<string, unknown>) {
  return (
    <LotDialog
      loadIds={textsOf(loadIds)}
      onDone={(given) => tell(onDone, given)}
      onClose={() => tell(onClose)}
    />
  );
}

export default panel({ store, Panel: UpdateLots });

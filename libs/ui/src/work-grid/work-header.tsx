import type { IHeaderParams } from 'ag-grid-community';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { HiddenText } from '@washcoat/ui';
import type { Scene } from './scene';

/** The headers of one grid: the title, and where the server can sort a button that asks for it. */
export function workHeaderOf<Row>(scene: Scene<Row>) {
  return function WorkHeader({ column, progressSort }: IHeaderParams) {
    const { columnOf, sorts, canSort } = useSyncExternalStore(scene.subscribe, scene.get);
    const own = columnOf.get(column.getColId());
    if (!own) return null;
    const at = sorts.findIndex(({ columnId }) => columnId === own.id);
    const sort = sorts[at];
    const Arrow = sort?.direction === 'asc' ? ChevronUp : ChevronDown;
    const content = (
      <>
        <span>{own.header === '' ? <HiddenText>{own.title}</HiddenText> : (own.header ?? own.title)}</span>
        {sort && <Arrow size={12} aria-hidden />}
        {sort && sorts.length > 1 && <small aria-hidden>{at + 1}</small>}
      </>
    );
    const marks = {
      'data-inner': '',
      'data-align': own.align,
      'data-whole': own.isWhole,
      'data-pinned': own.isActions,
    };
    return canSort && own.sortable ? (
      <button
        type="button"
        tabIndex={-1}
        {...marks}
        onClick={({ shiftKey, ctrlKey, metaKey }) => progressSort(shiftKey || ctrlKey || metaKey)}
      >
        {content}
      </button>
    ) : (
      <div {...marks}>{content}</div>
    );
  };
}

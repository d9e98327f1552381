import type { OfferedAction, PaletteEntry } from '@washcoat/platform-sdk';
import { holdsWords } from './page-entries';

/** What the page that is shown offers, by what was typed; what can not be done now is left out. */
export function matchingActions(offered: readonly OfferedAction[], text: string): readonly PaletteEntry[] {
  return offered
    .filter(({ name, refusal, isBusy }) => !refusal && !isBusy && holdsWords(name, text))
    .map(({ id, name, shortcut, href, run }) => ({
      id: `action ${id} ${name}`,
      title: name,
      shortcut,
      route: href ?? '',
      run: href === undefined ? run : undefined,
    }));
}

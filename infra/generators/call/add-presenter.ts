import type { Tree } from '@nx/devkit';
import { writeTemplates } from '../source/write-templates';
import type { CallFacts } from './call-facts';

/** Writes what leaves of a record, beside the first call that answers one. */
export function addPresenter(tree: Tree, facts: CallFacts): void {
  const { domain, noun, plural, verb } = facts;
  const isRead = verb === 'list' || verb === 'get';
  if (isRead && !tree.exists(`services/${domain}/src/${plural}/${noun}.presenter.ts`))
    writeTemplates(tree, 'call', 'files/presenter', facts);
}

import type { CatalogueFamily } from './catalogue-family';
import type { Random } from './random';

/** Picks families by their share of the catalogue. */
export interface FamilyPicker {
  /** Throws RangeError when every family was closed. */
  pick(): CatalogueFamily;
  /** Takes a family out, because it has no code left; the others take over its share. */
  close(family: CatalogueFamily): void;
}

/** Starts a picker over all given families. */
export function createFamilyPicker(families: readonly CatalogueFamily[], random: Random): FamilyPicker {
  let open = [...families];
  let total = totalShare(open);

  return {
    pick: () => {
      let left = random.next() * total;
      let last: CatalogueFamily | undefined;
      for (const family of open) {
        last = family;
        left -= family.share;
        if (left < 0) break;
      }
      if (!last) throw new RangeError('Every family of the catalogue has used up its codes');
      return last;
    },
    close: (family) => {
      open = open.filter((candidate) => candidate !== family);
      total = totalShare(open);
    },
  };
}

function totalShare(families: readonly CatalogueFamily[]): number {
  return families.reduce((sum, family) => sum + family.share, 0);
}

import type { Tree } from '@nx/devkit';

/** By what a new migration of `folder` is named: the day in UTC and the next number of that day, `20261121000004`. */
export function stampOf(tree: Tree, folder: string, moment: Date): string {
  const day = moment.toISOString().slice(0, 10).replaceAll('-', '');
  const taken = tree
    .children(folder)
    .map((file) => Number(new RegExp(`^${day}(\\d{6})-`).exec(file)?.[1] ?? 0));
  return day + String(Math.max(0, ...taken) + 1).padStart(6, '0');
}

import { updateJson, type Tree } from '@nx/devkit';

interface PackageFile {
  dependencies?: Record<string, string>;
}

/** Names a package of the checkout among what a project uses, beside those of its kind. */
export function addDependency(tree: Tree, folder: string, name: string): void {
  updateJson<PackageFile>(tree, `${folder}/package.json`, (file) => {
    const known = Object.entries(file.dependencies ?? {}).filter(([other]) => other !== name);
    const kind = name.slice(0, name.indexOf('-') + 1);
    const place = known.findLastIndex(([other]) => other.startsWith(kind) && other < name) + 1;
    return { ...file, dependencies: Object.fromEntries(known.toSpliced(place, 0, [name, '*'])) };
  });
}

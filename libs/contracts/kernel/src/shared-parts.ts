/**
 * Modules that a page holds once, by name, with their version and the names that they export: what a shell has, or what
 * a remote was built with and asks for.
 */
export type SharedParts = Readonly<Record<string, { version: string; exports: readonly string[] }>>;

const majorOf = (version: string) => version.split('.')[0] ?? '';
const inWords = (module: string) => module.replace(/^@washcoat\//, '');

/**
 * Why a remote that needs `needs` can not run in a shell that has `offers`, in a sentence; null when it can. Remote and
 * shell may be older or newer than each other within a major version, as long as every export that is asked for is there.
 */
export function misfitOf(needs: SharedParts, offers: SharedParts): string | null {
  for (const [module, { version, exports }] of Object.entries(needs)) {
    const offered = offers[module];
    if (!offered) return `It asks for ${inWords(module)}, which the shell does not have.`;
    if (majorOf(version) !== majorOf(offered.version)) {
      return `It was built for ${inWords(module)} ${majorOf(version)}, and the shell has ${offered.version}.`;
    }
    const missing = exports.filter((name) => !offered.exports.includes(name));
    if (missing.length) {
      return `It asks ${inWords(module)} for ${missing.join(', ')}, which ${offered.version} of the shell does not have.`;
    }
  }
  return null;
}

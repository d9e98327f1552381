import { offeredParts } from './offered-parts.mjs';

const fileName = 'offered-parts.json';

/** Tells the shell what it offers to remotes, as `OFFERED_PARTS`, and lays it beside its page for who releases one. */
export class OfferedPartsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { DefinePlugin, sources } = compiler.webpack;
    const text = JSON.stringify(offeredParts());
    new DefinePlugin({ OFFERED_PARTS: text }).apply(compiler);
    compiler.hooks.make.tap('OfferedPartsPlugin', (compilation) => {
      compilation.emitAsset(fileName, new sources.RawSource(text));
    });
  }
}

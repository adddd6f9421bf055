import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

/** Copies files that browsers request by fixed names (icons, manifest) into the build's folder `site`. */
export class SiteFilesPlugin {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('SiteFilesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'SiteFilesPlugin', stage }, () => {
        for (const name of readdirSync(this.folder)) {
          const bytes = readFileSync(join(this.folder, name));
          compilation.emitAsset(`site/${name}`, new compiler.webpack.sources.RawSource(bytes));
        }
      });
    });
  }
}

import type { Compiler } from 'webpack';

interface Options {
  name: string;
  version: string;
  platform: number;
  hasServerBundle: boolean;
  /** The remote's declaration of its pages in package.json, under `atelier`. */
  pages: unknown;
  /** Major versions of the packages that it takes from the shell. */
  shared: Readonly<Record<string, number>>;
}

/** Writes `remote.json`: the release's declaration and the files that each page's chunk needs. */
export class ManifestPlugin {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const { name, version, platform, hasServerBundle, pages, shared } = this.options;
        const groups = compilation.chunkGroups.filter((group) => group.name);
        const getFiles = (group: (typeof groups)[number], extension: string) => [
          ...new Set(group.chunks.flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith(extension)))),
        ];
        const preload = Object.fromEntries(
          groups.map((group) => [
            String(group.name),
            getFiles(group, '.js').filter((file) => file !== 'remoteEntry.js'),
          ]),
        );
        const css = Object.keys(compilation.assets).filter((file) => file.endsWith('.css'));
        // Every first view needs the upright faces; italics load when a text uses them.
        const fonts = Object.keys(compilation.assets).filter((file) => /-normal\.[^/]*woff2$/.test(file));
        const rendered = hasServerBundle ? { serverEntry: 'server/render.mjs', fonts } : {};
        const manifest = { name, version, platform, entry: 'remoteEntry.js', css, preload, pages, shared, ...rendered };
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }
}

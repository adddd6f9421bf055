import { beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICES } from '../../embedded/unit-environments.ts';
import { ComposeProject } from './compose-project.ts';
import { keepFigures } from './figures.ts';

const UNITS = ['shell', 'gateway', ...SERVICES];
const IMAGES = [...UNITS, 'setup'];

/** Tools to compile, bundle, test, or install; they do not belong in a unit's image. */
const BUILD_TOOLS = [
  'webpack',
  'typescript',
  '@swc/core',
  '@rspack/core',
  '@module-federation/manifest',
  'jest',
  'npm',
];

interface Image {
  Size: number;
  Config: { User: string; Labels: Record<string, string> };
}

interface Sbom {
  bomFormat: string;
  components: { name: string; version: string }[];
}

/** The names of all packages in the image, from the file system. */
const LIST_PACKAGES = `
  const { readdirSync, existsSync, readFileSync } = require('node:fs');
  const isPackage = (folder) => existsSync(folder + '/package.json');
  const names = new Set();
  const walk = (folder) => {
    for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
      const path = folder + '/' + entry;
      if (entry.startsWith('@')) { walk(path); continue; }
      if (!isPackage(path)) continue;
      names.add(JSON.parse(readFileSync(path + '/package.json', 'utf8')).name);
      walk(path + '/node_modules');
    }
  };
  walk('/app/node_modules');
  walk('/usr/local/lib/node_modules');
  console.log(JSON.stringify([...names]));
`;

describe('container images', () => {
  const project = ComposeProject.running();
  const images: Record<string, Image> = {};

  const inContainer = (unit: string, ...command: string[]): Promise<string> =>
    project.docker('run', '--rm', '--network', 'none', '--read-only', `atelier-test-${unit}`, ...command);

  const getPackages = async (unit: string): Promise<string[]> =>
    JSON.parse(await inContainer(unit, 'node', '-e', LIST_PACKAGES));

  beforeAll(async () => {
    for (const name of IMAGES)
      [images[name]] = JSON.parse(await project.docker('image', 'inspect', `atelier-test-${name}`));
    const megabytes = (bytes: number) => Math.round(bytes / 1e6);
    keepFigures('images', Object.fromEntries(IMAGES.map((name) => [name, megabytes(images[name]?.Size ?? 0)])));
  });

  it.each(IMAGES)('PLT-8 the image of %s describes itself in labels, and runs as an unprivileged user', (name) => {
    const { User, Labels } = images[name]?.Config ?? { User: '', Labels: {} };
    expect(User).toBe('1000:1000');
    expect(Labels).toMatchObject({
      'org.opencontainers.image.title': expect.stringContaining(name === 'setup' ? 'deploy' : name),
      'org.opencontainers.image.version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
      'org.opencontainers.image.revision': expect.any(String),
      'org.opencontainers.image.licenses': 'MIT',
      'org.opencontainers.image.base.name': expect.stringMatching(/^node:/),
    });
  });

  it.each(IMAGES)(
    'PLT-8 the image of %s contains only production packages, and its SBOM lists them all',
    async (name) => {
      const packages = await getPackages(name);
      expect(packages.filter((found) => BUILD_TOOLS.includes(found))).toEqual([]);
      expect(packages.filter((found) => found.startsWith('@jest/'))).toEqual([]);
      const sbom = JSON.parse(await inContainer(name, 'cat', '/app/sbom.cdx.json')) as Sbom;
      expect(sbom.bomFormat).toBe('CycloneDX');
      const named = new Set(sbom.components.map((component) => component.name));
      // npm lists registry packages but not workspaces.
      expect(packages.filter((found) => !found.startsWith('@atelier/') && !named.has(found))).toEqual([]);
    },
  );

  it.each(UNITS)('PLT-8 %s can write only to its temporary folder', async (unit) => {
    const { id } = await project.container(unit);
    const [{ HostConfig }] = JSON.parse(await project.docker('inspect', id));
    expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] });
    await project.compose('exec', '--no-TTY', unit, 'sh', '-c', 'touch /tmp/probe && rm /tmp/probe');
    await expect(project.compose('exec', '--no-TTY', unit, 'touch', '/app/probe')).rejects.toThrow(
      /Read-only file system/,
    );
  });

  it('PLT-8 memory use is measured at rest', async () => {
    const lines = (await project.docker('stats', '--no-stream', '--format', '{{json .}}')).split('\n');
    const stats = lines.map((line) => JSON.parse(line) as { Name: string; MemUsage: string });
    const memory = Object.fromEntries(
      stats.map(({ Name, MemUsage }) => [Name.replace(/^atelier-test-(.*)-\d+$/, '$1'), MemUsage.split(' / ')[0]]),
    );
    keepFigures('memory', memory);
    for (const unit of UNITS) expect(memory).toHaveProperty(unit);
  });
});

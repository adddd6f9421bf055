import { afterAll, describe, expect, it } from '@jest/globals';
import { aBuild, removeBuilds } from '../test/a-build.js';

describe('the build of a remote', () => {
  afterAll(removeBuilds);

  it('PLT-3 is rejected with each field of its manifest that is wrong', () => {
    const build = () => aBuild({}, { name: 'portal', pages: { routes: ['/api'], slot: 'home' } });
    expect(build).toThrow('\n  name: Remote must be named like mfe-public');
    expect(build).toThrow('\n  pages.routes.0: Must not be an address of the platform');
    expect(build).toThrow('\n  pages: Unrecognized key: "slot"');
  });

  it('PLT-3 is rejected if its manifest names files that it does not contain', () => {
    const build = () => aBuild({}, { entry: 'entry.js', css: ['styles.css'] });
    expect(build).toThrow('names files that are not there: entry.js, styles.css');
  });

  it('PLT-3 is rejected if it contains files that no Atelier accepts', () => {
    const build = () => aBuild({ 'photo.jpg': 'x', 'notes/read me.txt': 'x' });
    expect(build).toThrow('\n  notes/read me.txt: Path must be relative, without dots in front');
    expect(build).toThrow('\n  photo.jpg: Must be a file of one of these types: js, mjs, css');
    const tooMany = Object.fromEntries(Array.from({ length: 501 }, (_file, index) => [`${index}.txt`, '']));
    expect(() => aBuild(tooMany)).toThrow('A version has at most 500 files');
  });
});

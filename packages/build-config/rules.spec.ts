import { describe, expect, it } from '@jest/globals';
import { getClassName } from './rules.ts';

describe('the class names of a remote', () => {
  const file = (path: string) => ({ rootContext: '/remote', resourcePath: `/remote/src/${path}` });

  it('are the same wherever the remote is built, and differ between files and between remotes', () => {
    const name = getClassName('shop', file('Card.module.css'), 'title');
    expect(name).toMatch(/^shop_[\w-]{4}title$/);
    expect(getClassName('shop', { rootContext: '/w', resourcePath: '/w/src/Card.module.css' }, 'title')).toBe(name);
    expect(getClassName('shop', file('Page.module.css'), 'title')).not.toBe(name);
    expect(getClassName('news', file('Card.module.css'), 'title')).not.toBe(name);
  });
});

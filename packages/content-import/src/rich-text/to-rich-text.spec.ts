import { REFUSED_RICH_TEXT, RICH_TEXT_SAMPLES } from '@atelier/contracts/content/rich-text-samples';
import { describe, expect, it } from '@jest/globals';
import { toRichText } from './to-rich-text.js';

const write = (html: string) => {
  const notes: string[] = [];
  const written = toRichText(html, {
    findPicture: (address) => (address.includes('lost') ? undefined : `/media/${address.split('/').at(-1)}`),
    findLink: (address) => address.replace('https://old.example', ''),
    note: (text) => notes.push(text),
  });
  return { written, notes };
};

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('Ghost blocks', () => {
  it.each([
    [
      'a picture with width and caption',
      '<figure class="kg-card kg-image-card kg-width-wide kg-card-hascaption"><img src="https://old.example/a.png" class="kg-image" alt="A" loading="lazy" width="640" height="480" srcset="x 600w"><figcaption><span>As <b>seen</b></span></figcaption></figure>',
      '<figure class="wide"><img src="/media/a.png" alt="A" width="640" height="480"><figcaption>As <strong>seen</strong></figcaption></figure>',
    ],
    [
      'a plain picture',
      '<figure class="kg-card kg-image-card"><img src="/a.png" alt></figure>',
      '<img src="/media/a.png" alt="">',
    ],
    [
      'a gallery',
      '<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="/a.png" width="6" height="4" alt></div><div class="kg-gallery-image"><img src="/b.png" alt="B"></div></div></div><figcaption>By the author</figcaption></figure>',
      '<figure class="gallery"><img src="/media/a.png" alt="" width="6" height="4"><img src="/media/b.png" alt="B"></figure><p><em>By the author</em></p>',
    ],
    [
      'a callout',
      '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind the <b>glue</b></div></div>',
      '<figure class="callout"><p>💡 Mind the <strong>glue</strong></p></figure>',
    ],
    [
      'a toggle',
      '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>More</span></h4><button class="kg-toggle-card-icon">v</button></div><div class="kg-toggle-content"><p>Hidden</p></div></div>',
      '<details><summary>More</summary><p>Hidden</p></details>',
    ],
    [
      'a video',
      '<figure class="kg-card kg-embed-card"><iframe width="200" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" title="Glue"></iframe><figcaption>Glued</figcaption></figure>',
      `<figure class="embed"><a href="${YOUTUBE}">Glued</a></figure>`,
    ],
    [
      'a button',
      '<div class="kg-card kg-button-card kg-align-center"><a href="https://old.example/shop/" class="kg-btn">Shop</a></div>',
      '<p><a href="/shop/">Shop</a></p>',
    ],
    [
      'code with a caption',
      '<figure class="kg-card kg-code-card"><pre><code class="language-css">a{}</code></pre><figcaption>A sheet</figcaption></figure>',
      '<figure><pre><code class="language-css">a{}</code></pre><figcaption>A sheet</figcaption></figure>',
    ],
    ['a card of HTML', '<!--kg-card-begin: html--><div>Raw</div><!--kg-card-end: html-->', '<p>Raw</p>'],
  ])('ASET-1 convert to the product’s blocks: %s', (_what, html, expected) => {
    expect(write(html)).toEqual({ written: expected, notes: [] });
  });

  it.each([
    [
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Title</div><div class="kg-bookmark-description">About</div></div><div class="kg-bookmark-thumbnail"><img src="/lost.png"></div></a></figure>',
      '<p><a href="https://x.example">Title</a></p><p>About</p>',
      'A bookmark card became a link',
    ],
    ['<div class="kg-card kg-signup-card"><form>x</form></div>', '', 'A sign-up card was left out'],
    [
      '<figure class="kg-card kg-embed-card"><blockquote class="twitter-tweet"><a href="https://twitter.com/a/status/1">x</a></blockquote></figure>',
      '<p><a href="https://twitter.com/a/status/1">https://twitter.com/a/status/1</a></p>',
      'The embed of twitter.com became a link',
    ],
    ['<p>a</p><!--members-only--><p>b</p>', '<p>a</p><p>b</p>', 'The line between public and paid text was removed'],
    [
      '<div class="kg-card kg-audio-card"><audio src="https://old.example/a.mp3"></audio><div class="kg-audio-title">Talk</div></div>',
      '<p><a href="/a.mp3">Talk</a></p>',
      'The file https://old.example/a.mp3 stays where it is; the text links to it',
    ],
  ])('ASET-1 without a counterpart are listed in the report: %s', (html, written, note) => {
    expect(write(html)).toEqual({ written, notes: [note] });
  });
});

describe('WordPress blocks', () => {
  it.each([
    [
      'a picture',
      '<!-- wp:image {"id":755} -->\n<div class="wp-block-image"><figure class="alignwide size-large"><img src="https://old.example/a-300x200.jpg" alt="A" class="wp-image-755"/><figcaption class="wp-element-caption">Seen</figcaption></figure></div>\n<!-- /wp:image -->',
      '<figure class="wide"><img src="/media/a-300x200.jpg" alt="A"><figcaption>Seen</figcaption></figure>',
    ],
    [
      'a gallery of figures',
      '<figure class="wp-block-gallery has-nested-images"><figure class="wp-block-image"><img src="/a.png" alt="A"/><figcaption>One</figcaption></figure><figure class="wp-block-image"><img src="/b.png" alt=""/></figure></figure>',
      '<figure class="gallery"><figure><img src="/media/a.png" alt="A"><figcaption>One</figcaption></figure><img src="/media/b.png" alt=""></figure>',
    ],
    [
      'a gallery as a list',
      '<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li><figure><img src="/a.png" alt=""/></figure></li><li><figure><img src="/b.png" alt=""/></figure></li></ul><figcaption class="blocks-gallery-caption">Both</figcaption></figure>',
      '<figure class="gallery"><img src="/media/a.png" alt=""><img src="/media/b.png" alt=""></figure><p><em>Both</em></p>',
    ],
    [
      'a video',
      '<!-- wp:embed --><figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div><figcaption>Glue</figcaption></figure><!-- /wp:embed -->',
      '<figure class="embed"><a href="https://youtu.be/dQw4w9WgXcQ">Glue</a></figure>',
    ],
    [
      'columns',
      '<div class="wp-block-columns"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column">Right</div></div>',
      '<p>Left</p><p>Right</p>',
    ],
    [
      'a table',
      '<figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table><figcaption>Costs</figcaption></figure>',
      '<table><tbody><tr><td>1</td></tr></tbody></table><p><em>Costs</em></p>',
    ],
    [
      'a quote',
      '<figure class="wp-block-pullquote"><blockquote><p>Quote</p><cite>Ada</cite></blockquote></figure>',
      '<blockquote><p>Quote</p><em>Ada</em></blockquote>',
    ],
    [
      'a picture that opens itself',
      '<p><a href="https://old.example/a.jpg"><img src="/a.jpg" alt="A"></a></p>',
      '<p><img src="/media/a.jpg" alt="A"></p>',
    ],
  ])('ASET-1 convert to the product’s blocks: %s', (_what, html, expected) => {
    expect(write(html)).toEqual({ written: expected, notes: [] });
  });

  it('ASET-1 with dynamic content are listed in the report', () => {
    const { written, notes } = write(
      '<p>Lead</p>\n\n<!-- wp:latest-posts {"a":1} /-->\n\n<p>Text</p><!-- wp:more --><!--more--><!-- /wp:more -->',
    );
    expect(written).toBe('<p>Lead</p>\n<p>Text</p>');
    expect(notes).toEqual(['The WordPress block “latest-posts” was left out']);
  });
});

describe('imported rich text', () => {
  const asBefore = Object.entries(RICH_TEXT_SAMPLES).filter(
    ([name]) => !/pictures?|figures|galler|details that|callouts|embeds/.test(name),
  );

  it.each(asBefore)('ASET-1 keeps %s', (_what, html) => {
    expect(write(html).written).toBe(html);
  });

  it('ASET-1 loses missing pictures with their captions, and reports them', () => {
    expect(write('<p>a</p><figure><img src="/lost.png" alt="x"><figcaption>Seen</figcaption></figure>')).toEqual({
      written: '<p>a</p>',
      notes: ['Picture /lost.png was not among the files'],
    });
  });

  it.each(Object.entries(REFUSED_RICH_TEXT))(
    'PLT-4 contains no %s, even before the server sanitizes it',
    (_what, html) => {
      expect(write(html).written).not.toMatch(
        /<(?:script|style|iframe|object|embed|form|svg|math)\b|\son\w+=|\bstyle=/i,
      );
    },
  );

  it('ASET-1 keeps the words of unknown elements', () => {
    expect(write('<p><constructor>One</constructor> <x-y>two</x-y></p>')).toEqual({
      written: '<p>One two</p>',
      notes: [],
    });
  });

  it('PLT-4 keeps its words despite endless nesting', () => {
    expect(write(`${'<div>'.repeat(100_000)}deep`).written).toContain('deep');
    expect(write(`${'<b>'.repeat(100)}deep`).notes).toEqual(['Markup that is nested too deeply was left out']);
  });
});

describe('addresses that nobody can open', () => {
  it.each([
    ['a frame', '<p>Before</p><iframe src="https://[youtube_id]"></iframe>'],
    ['an embed', '<p>Before</p><figure class="wp-block-embed"><a href="https://%%domain%%/video">Watch</a></figure>'],
    ['a bare address', '<p>Before</p><figure class="wp-block-embed">https://exa[mple/1</figure>'],
  ])('ASET-1 leave out %s, and keep the rest of the text', (_what, html) => {
    expect(write(html)).toEqual({ written: '<p>Before</p>', notes: ['An embed without an address was left out'] });
  });
});

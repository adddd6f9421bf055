// Writes packages/content-import/test/ghost-export.json, the export of a real Ghost: node bench/record-ghost-export.ts
import { writeFileSync } from 'node:fs';
import { ghost, signInToGhost } from './peers/ghost.ts';
import { post, startPeer } from './peers/peer.ts';

const FILE = new URL('../packages/content-import/test/ghost-export.json', import.meta.url);
/** Tables without people's data, keys, and statistics, and with what the import reads. */
const KEPT_TABLES = ['posts', 'posts_meta', 'tags', 'posts_tags', 'users', 'posts_authors'];
const SECRETS = /password|email|token|last_seen|uuid/;
const A_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const text = (words: string, format = 0) => ({
  ...{ type: 'extended-text', version: 1, text: words, format, mode: 'normal', style: '', detail: 0 },
});
const block = (type: string, children: object[], more: object = {}) => ({
  ...{ type, version: 1, children, direction: 'ltr', format: '', indent: 0, ...more },
});

/** A text with the cards that Ghost's editor offers. */
const workshopText = (picture: string): object[] => [
  block('paragraph', [
    text('Glue holds when the wood is '),
    text('dry', 1),
    text('. Read the '),
    block('link', [text('guide')], { rel: null, target: null, title: null, url: 'https://example.com/guide' }),
    text('.'),
  ]),
  block('extended-heading', [text('What you need')], { tag: 'h2' }),
  block(
    'list',
    [block('listitem', [text('Clamps')], { value: 1 }), block('listitem', [text('Patience')], { value: 2 })],
    { listType: 'bullet', start: 1, tag: 'ul' },
  ),
  block('extended-quote', [text('Measure twice.')]),
  {
    type: 'image',
    version: 1,
    src: picture,
    width: 1,
    height: 1,
    title: '',
    alt: 'A clamp',
    caption: 'Our clamp',
    cardWidth: 'wide',
    href: '',
  },
  {
    type: 'gallery',
    version: 1,
    images: [0, 1].map((row) => ({
      row: 0,
      src: picture,
      width: 1,
      height: 1,
      fileName: `clamp-${row}.png`,
      alt: `Clamp ${row}`,
    })),
    caption: 'Two clamps',
  },
  { type: 'callout', version: 1, calloutText: '<p>Wear gloves.</p>', calloutEmoji: '🧤', backgroundColor: 'blue' },
  { type: 'toggle', version: 1, heading: 'Why?', content: '<p>Glue sticks to skin.</p>' },
  { type: 'codeblock', version: 1, code: 'const dry = true;', language: 'js', caption: '' },
  {
    type: 'bookmark',
    version: 1,
    url: 'https://example.com/wood',
    caption: '',
    metadata: { icon: '', title: 'Wood', description: 'All about wood', author: '', publisher: '', thumbnail: '' },
  },
  {
    type: 'embed',
    version: 1,
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    embedType: 'video',
    html: '<iframe width="200" height="113" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed"></iframe>',
    metadata: {},
    caption: '',
  },
  { type: 'markdown', version: 1, markdown: '**Bold** and `code`' },
  { type: 'html', version: 1, html: '<table><tr><td>Pine</td><td>Soft</td></tr></table>' },
  {
    type: 'button',
    version: 1,
    buttonText: 'Write to us',
    alignment: 'center',
    buttonUrl: 'https://example.com/contact',
  },
  { type: 'horizontalrule', version: 1 },
];

const toLexical = (children: object[]): string => JSON.stringify({ root: block('root', children) });

const upload = async (url: string, headers: Record<string, string>): Promise<string> => {
  const form = new FormData();
  form.set('file', new Blob([A_PIXEL], { type: 'image/png' }), 'clamp.png');
  form.set('purpose', 'image');
  const answer = await fetch(`${url}/ghost/api/admin/images/upload/`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`Ghost refused the picture with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { images: { url: string }[] }).images[0]?.url ?? '';
};

const write = async (url: string, headers: Record<string, string>): Promise<void> => {
  const picture = await upload(url, headers);
  const lexical = toLexical(workshopText(picture));
  const short = toLexical([
    block('paragraph', [
      text(
        'We build things that last. A chair from our workshop survives three children, two moves, and one dog. Ask for it.',
      ),
    ]),
  ]);
  const published = { status: 'published', published_at: '2024-03-06T08:00:00.000Z' };
  const posts = [
    {
      ...{ title: 'Glue that holds', slug: 'glue-that-holds', lexical, feature_image: picture, featured: true },
      ...{ tags: [{ name: 'Workshop' }, { name: 'Glue' }, { name: '#internal' }], custom_excerpt: 'On dry wood.' },
      ...{ meta_title: 'Glue', meta_description: 'What holds, and what does not.', ...published },
    },
    { title: 'For members', slug: 'for-members', lexical: short, visibility: 'members', ...published },
    { title: 'Not yet', slug: 'not-yet', lexical: short },
    {
      title: 'Next year',
      slug: 'next-year',
      lexical: short,
      status: 'scheduled',
      published_at: '2036-01-01T09:00:00.000Z',
    },
  ];
  for (const one of posts) await post(`${url}/ghost/api/admin/posts/`, { posts: [one] }, headers);
  const pages = [{ title: 'About the workshop', slug: 'about-the-workshop', lexical: short, ...published }];
  await post(`${url}/ghost/api/admin/pages/`, { pages }, headers);
};

const isOwn = ({ slug }: Record<string, unknown>): boolean => slug !== 'coming-soon' && slug !== 'about';

interface Export {
  db: [{ meta: object; data: Record<string, Record<string, unknown>[]> }];
}

/** Leaves out secrets, and the texts that Ghost itself begins with. */
const getOwnPart = ({ db: [{ meta, data }] }: Export): Export => {
  const isKept = ([column]: [string, unknown]) => !SECRETS.test(column);
  const tables = KEPT_TABLES.map((table) => {
    const rows = (data[table] ?? []).filter(isOwn).map((row) => Object.fromEntries(Object.entries(row).filter(isKept)));
    return [table, rows] as const;
  });
  return { db: [{ meta, data: Object.fromEntries(tables) }] };
};

const { url, stop } = await startPeer(ghost);
try {
  const headers = await signInToGhost(url);
  await write(url, headers);
  const answer = await fetch(`${url}/ghost/api/admin/db/`, { headers });
  if (!answer.ok) throw new Error(`Ghost refused the export with ${answer.status}: ${await answer.text()}`);
  writeFileSync(FILE, `${JSON.stringify(getOwnPart((await answer.json()) as Export), null, 2)}\n`);
} finally {
  await stop();
}

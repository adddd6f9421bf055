/** A row of Ghost’s table of posts, as its export writes it. */
export const aGhostPost = (fields: object = {}) => ({
  id: '5c7ece47da174000c0c5c6d7',
  uuid: '3a033ce7-9e2d-4b3b-a9ef-76887efacc7f',
  title: 'Glue that holds',
  slug: 'glue-that-holds',
  mobiledoc: null,
  lexical: null,
  html: `<p>${'Glue holds when the wood is dry. '.repeat(5)}</p>`,
  comment_id: '5c7ece47da174000c0c5c6d7',
  plaintext: null,
  feature_image: null,
  featured: 0,
  type: 'post',
  status: 'published',
  locale: null,
  visibility: 'public',
  created_at: '2024-03-05T19:30:15.000Z',
  updated_at: '2024-03-26T19:45:31.000Z',
  published_at: '2024-03-06T08:00:00.000Z',
  custom_excerpt: null,
  codeinjection_head: null,
  ...fields,
});

/** An export of Ghost: one database with all tables. */
export const aGhostExport = (posts: readonly object[], tables: object = {}): string =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1_775_409_738_177, version: '5.130.0' },
        data: {
          posts,
          tags: [
            { id: 't1', name: 'News', slug: 'news', visibility: 'public' },
            { id: 't2', name: 'Workshop', slug: 'workshop', visibility: 'public' },
            { id: 't3', name: '#import', slug: 'hash-import', visibility: 'internal' },
          ],
          users: [
            { id: 'u1', name: 'Ada Kite', slug: 'ada', email: 'ada@studio.example', password: '$2a$10$secret' },
            { id: 'u2', name: 'Ben Saw', slug: 'ben', email: 'ben@studio.example', password: '$2a$10$secret' },
          ],
          posts_tags: [
            { id: 'pt2', post_id: '5c7ece47da174000c0c5c6d7', tag_id: 't2', sort_order: 1 },
            { id: 'pt1', post_id: '5c7ece47da174000c0c5c6d7', tag_id: 't1', sort_order: 0 },
            { id: 'pt3', post_id: '5c7ece47da174000c0c5c6d7', tag_id: 't3', sort_order: 2 },
          ],
          posts_authors: [{ id: 'pa1', post_id: '5c7ece47da174000c0c5c6d7', author_id: 'u1', sort_order: 0 }],
          posts_meta: [
            {
              id: 'pm1',
              post_id: '5c7ece47da174000c0c5c6d7',
              meta_title: 'Glue',
              meta_description: 'What holds and what does not.',
            },
          ],
          settings: [{ key: 'title', value: 'The Workshop' }],
          ...tables,
        },
      },
    ],
  });

interface WxrFields {
  id?: number;
  title?: string;
  link?: string;
  name?: string;
  type?: string;
  status?: string;
  date?: string;
  dateGmt?: string;
  content?: string;
  excerpt?: string;
  password?: string;
  parent?: number;
  /** The login of the author. */
  creator?: string;
  /** Further elements of the item. */
  more?: string;
}

/** An item as WordPress writes it. */
export const aWxrItem = ({
  id = 7,
  title = 'Glue that holds',
  link = 'https://old.example/2024/03/06/glue-that-holds/',
  name = 'glue-that-holds',
  type = 'post',
  status = 'publish',
  date = '2024-03-06 09:00:00',
  dateGmt = '2024-03-06 08:00:00',
  content = `<!-- wp:paragraph -->\n<p>${'Glue holds when the wood is dry. '.repeat(5)}</p>\n<!-- /wp:paragraph -->`,
  excerpt = '',
  password = '',
  parent = 0,
  creator = 'ada',
  more = '',
}: WxrFields = {}): string => `
  <item>
    <title>${toCdata(title)}</title>
    <link>${link}</link>
    <pubDate>Wed, 06 Mar 2024 08:00:00 +0000</pubDate>
    <dc:creator>${toCdata(creator)}</dc:creator>
    <guid isPermaLink="false">https://old.example/?p=${id}</guid>
    <description></description>
    <content:encoded>${toCdata(content)}</content:encoded>
    <excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id>
    <wp:post_date><![CDATA[${date}]]></wp:post_date>
    <wp:post_date_gmt><![CDATA[${dateGmt}]]></wp:post_date_gmt>
    <wp:comment_status><![CDATA[open]]></wp:comment_status>
    <wp:post_name><![CDATA[${name}]]></wp:post_name>
    <wp:status><![CDATA[${status}]]></wp:status>
    <wp:post_parent>${parent}</wp:post_parent>
    <wp:menu_order>0</wp:menu_order>
    <wp:post_type><![CDATA[${type}]]></wp:post_type>
    <wp:post_password><![CDATA[${password}]]></wp:post_password>
    <wp:is_sticky>0</wp:is_sticky>
    ${more}
  </item>`;

export const aWxrMeta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

/** Text as WordPress writes it into an export, which may contain the end of a CDATA section. */
export const toCdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const aWxrAuthor = (login: string, displayName: string): string => `<wp:author>
    <wp:author_id>1</wp:author_id>
    <wp:author_login>${toCdata(login)}</wp:author_login>
    <wp:author_email><![CDATA[${login}@old.example]]></wp:author_email>
    <wp:author_display_name>${toCdata(displayName)}</wp:author_display_name>
  </wp:author>`;

interface WxrFile {
  version?: string;
  /** Elements of the channel before its items. */
  head?: string;
  items?: readonly string[];
}

/** A file of WordPress’s export, with its usual head. */
export const aWxrFile = ({
  version = '1.2',
  head = aWxrAuthor('ada', 'Ada Kite'),
  items = [],
}: WxrFile): string => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file generated by WordPress as an export of your site. -->
<!-- generator="WordPress/6.5.4" created="2024-06-10 12:29" -->
<rss version="2.0"
  xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:wfw="http://wellformedweb.org/CommentAPI/"
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/${version}/">
<channel>
  <title>The Workshop</title>
  <link>https://old.example</link>
  <description/>
  <wp:wxr_version>${version}</wp:wxr_version>
  <wp:base_site_url>https://old.example</wp:base_site_url>
  <wp:base_blog_url>https://old.example</wp:base_blog_url>
  ${head}
  <wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name><![CDATA[News]]></wp:cat_name></wp:category>
  <generator>https://wordpress.org/?v=6.5.4</generator>
  ${items.join('\n')}
</channel>
</rss>
`;

export const aWxrExport = (...items: readonly string[]): string => aWxrFile({ items });

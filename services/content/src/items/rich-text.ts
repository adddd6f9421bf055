import sanitizeHtml from 'sanitize-html';

const HEADINGS_AND_TEXT = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'strong',
  'em',
  's',
  'u',
  'sub',
  'sup',
  'a',
  'mark',
  'abbr',
  'time',
];
const BLOCKS = ['ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'figure', 'figcaption', 'img', 'details', 'summary'];
const TABLES = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'];

/** What staff may write in rich text. Everything else is dropped, scripts with their text. */
export const sanitiseRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...HEADINGS_AND_TEXT, ...BLOCKS, ...TABLES],
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      code: ['class'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      time: ['datetime'],
      abbr: ['title'],
    },
    allowedClasses: { code: ['language-*'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }), h1: 'h2' },
  });

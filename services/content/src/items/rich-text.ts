import {
  LANGUAGE_CLASS_PREFIX,
  LINK_REL,
  LINK_SCHEMES,
  PICTURE_SCHEMES,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '@atelier/contracts/content/rich-text-rules';
import sanitizeHtml from 'sanitize-html';
import { highlightCode } from './code-highlighting.js';

const withinRules = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: Object.fromEntries(
      Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedClasses: { code: [`${LANGUAGE_CLASS_PREFIX}*`] },
    allowedSchemes: [...LINK_SCHEMES],
    allowedSchemesByTag: { img: [...PICTURE_SCHEMES] },
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: LINK_REL }), h1: 'h2' },
  });

/**
 * What staff may write in rich text; everything else is dropped, scripts with their text. Code is coloured after that, so that
 * its classes are the server's alone; coloured once more, it stays the same.
 */
export const sanitiseRichText = (html: string): string => highlightCode(withinRules(html));

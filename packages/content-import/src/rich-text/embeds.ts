import { embedAt } from '@atelier/contracts/content/rich-text-rules';
import { markup } from '@atelier/markup';
import type { Element } from './dom.js';
import { findInside, getText, named, type Writing } from './writing.js';

const PLAYERS: readonly (readonly [player: RegExp, address: string])[] = [
  [/^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/, 'https://www.youtube.com/watch?v='],
  [/^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{6,12})/, 'https://vimeo.com/'],
];

/** The public address of what a player shows; other addresses stay as they are. */
const getShownAddress = (source: string): string => {
  for (const [player, address] of PLAYERS) {
    const id = player.exec(source)?.[1];
    if (id !== undefined) return `${address}${id}`;
  }
  return source.startsWith('//') ? `https:${source}` : source;
};

const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]/.test(address) && URL.canParse(address);

/** A video of a provider that the site shows; anything else becomes a link, with a note. */
export const writeEmbed = (source: string, caption: string, writing: Writing): string => {
  const address = getShownAddress(source.trim());
  const embed = embedAt(address);
  if (embed !== undefined)
    return String(
      markup`<figure class="embed"><a href="${address}">${caption || `Video on ${embed.provider}`}</a></figure>`,
    );
  if (!isWebAddress(address)) {
    writing.note('An embed without an address was left out');
    return '';
  }
  writing.note(`The embed of ${new URL(address).hostname} became a link`);
  return String(markup`<p><a href="${address}">${caption || address}</a></p>`);
};

const FIRST_ADDRESS = /https?:\/\/\S+/;

/** The embed of a figure: its frame, its quoted link, or the bare address that WordPress stores. */
export const writeEmbedFigure = (figure: Element, writing: Writing): string => {
  const caption = getText(findInside(figure, named('figcaption')));
  const frame = findInside(figure, named('iframe'));
  if (frame !== undefined) return writeEmbed(frame.attribs.src ?? '', caption, writing);
  const links = [findInside(figure, (one) => one.name === 'a' && isWebAddress(one.attribs.href ?? ''))];
  const address = FIRST_ADDRESS.exec(getText(figure))?.[0] ?? links[0]?.attribs.href ?? '';
  return writeEmbed(address, caption, writing);
};

import { FONTS } from './look.ts';

export interface Words {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  font?: keyof typeof FONTS;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

export const text = (x: number, y: number, words: string, options: Words = {}): string => {
  const { size = 18, weight = 400, fill, anchor = 'start', font } = options;
  const more = [
    weight === 400 ? '' : ` font-weight="${weight}"`,
    fill === undefined ? '' : ` fill="${fill}"`,
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    font === undefined ? '' : ` font-family="${FONTS[font]}"`,
    // Code keeps its indentation.
    font === 'mono' ? ' xml:space="preserve"' : '',
  ].join('');
  return `<text x="${x}" y="${y}" font-size="${size}"${more}>${escaped(words)}</text>`;
};

/** Lines of text, one below the other. */
export const lines = (x: number, y: number, words: readonly string[], options: Words & { leading?: number } = {}) => {
  const { leading = (options.size ?? 18) * 1.4 } = options;
  return words.map((line, index) => text(x, y + index * leading, line, options)).join('');
};

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  stroke = '',
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${stroke && ` stroke="${stroke}" stroke-width="2"`}/>`;

export const disc = (x: number, y: number, radius: number, fill: string, stroke = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${stroke && ` stroke="${stroke}" stroke-width="3"`}/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, color: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Moves content to another origin. */
export const at = (x: number, y: number, ...content: readonly string[]): string =>
  `<g transform="translate(${x} ${y})">${content.join('')}</g>`;

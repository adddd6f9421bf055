import { palette } from './palette.ts';
import type { Shading } from './scene.ts';
import { rect } from './shapes.ts';

const frame = 'x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"';

const axes: Readonly<Record<Shading, string>> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  crest: 'x1="0" y1="0.42" x2="0" y2="0"',
  left: 'x1="1" y1="0" x2="0" y2="0"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
};

const tileSide = 400;

/** SVG definitions that make flat shapes look printed: halftone shading and grain, used by `shaded` and `grain`. */
export function printDefinitions(id: string, seed: number): string {
  const noise = (frequency: string) =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="1" seed="${seed}"/>`;
  const shades = Object.entries(axes).map(
    ([name, axis]) =>
      `<linearGradient id="${id}-shade-${name}" ${axis}><stop offset="0.35" stop-opacity="0.2"/><stop offset="1" stop-opacity="0.56"/></linearGradient>`,
  );
  // A gradient's alpha plus noise with a steep cutoff: the dots are dense where the gradient is.
  const dots = (name: string, color: string) =>
    `<filter id="${id}-dots-${name}" ${frame}>${noise('0.5')}<feColorMatrix values="${'0 '.repeat(15)}1 0 0 0 0" result="noise"/><feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="8" k3="8" k4="-8" result="dots"/><feFlood flood-color="${color}"/><feComposite operator="in" in2="dots"/></filter>`;
  // Gray, darker with red noise and lighter with green noise, so that colors do not shift.
  const speck = `<filter id="${id}-speck" ${frame}>${noise('0.57 0.63')}<feColorMatrix values="${'-3 3 0 0 0.5 '.repeat(3)}0 0 0 0 0.2"/></filter>`;
  // One repeated tile of noise, because noise for the whole sheet takes three times as long.
  const tile = `<pattern id="${id}-grain" width="${tileSide}" height="${tileSide}" patternUnits="userSpaceOnUse"><g filter="url(#${id}-speck)">${rect(0, 0, tileSide, tileSide, '#000')}</g></pattern>`;
  return [...shades, dots('dark', palette.ink), dots('light', palette.slate), speck, tile].join('');
}

/** Grain over the whole sheet; soft-light blending leaves paper and ink unchanged. */
export function grain(id: string, width: number, height: number): string {
  return `<g style="mix-blend-mode:soft-light">${rect(0, 0, width, height, `url(#${id}-grain)`)}</g>`;
}

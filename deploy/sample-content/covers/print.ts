import { palette } from './palette.ts';
import { seededRandom } from './random.ts';
import type { Shading } from './scene.ts';

const axes: Readonly<Record<Shading, string>> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  crest: 'x1="0" y1="0.42" x2="0" y2="0"',
  left: 'x1="1" y1="0" x2="0" y2="0"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
};

/** The inks of the dots: the light one is for forms that are dark themselves. */
const inks = { dark: palette.ink, light: palette.slate } as const;

const stops = (color: string): string =>
  [
    [0.45, 0],
    [0.8, 0.14],
    [1, 0.5],
  ]
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');

/** Gradients for `shaded`: their opacity is the density of the dots. */
export const shadeDefinitions = (id: string): string =>
  Object.entries(axes)
    .flatMap(([name, axis]) =>
      Object.entries(inks).map(
        ([ink, color]) => `<linearGradient id="${id}-shade-${name}-${ink}" ${axis}>${stops(color)}</linearGradient>`,
      ),
    )
    .join('');

const noiseSide = 512;
const noiseMask = noiseSide - 1;

/** The mean of each pixel's neighborhood; the edges wrap around. */
function soften(noise: Float64Array): Float64Array {
  return noise.map((_, index) => {
    const x = index & noiseMask;
    const y = index >> 9;
    let sum = 0;
    for (let down = -1; down <= 1; down += 1) {
      for (let along = -1; along <= 1; along += 1) {
        sum += noise[((y + down) & noiseMask) * noiseSide + ((x + along) & noiseMask)] as number;
      }
    }
    return sum;
  });
}

const steps = 4096;

/** A tile of soft noise, in which each value from 0 to 255 is about equally frequent. */
function createNoise(): Uint8Array {
  const random = seededRandom('grain');
  // Softened twice, a value is the sum of 81.
  const noise = soften(soften(Float64Array.from({ length: noiseSide * noiseSide }, () => random.next())));
  const upTo = new Uint32Array(steps + 1);
  const toStep = (value: number) => Math.floor((value / 81) * steps);
  for (const value of noise) upTo[toStep(value) + 1] = (upTo[toStep(value) + 1] as number) + 1;
  for (let step = 1; step <= steps; step += 1) upTo[step] = (upTo[step] as number) + (upTo[step - 1] as number);
  return Uint8Array.from(noise, (value) => ((upTo[toStep(value)] as number) * 256) / noise.length);
}

let tile: Uint8Array | undefined;

const channels = (color: string) => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1), 'hex');
  return { red, green, blue };
};

const ink = channels(palette.ink);
const slate = channels(palette.slate);
/** Below it, a form is as dark as the ink of the dots. */
const darkest = ink.red + ink.green + ink.blue + 6;

/** How much grain changes a mid-tone, of 255. */
const grainRange = 14;
const dotSharpness = 6;

/** A channel with grain; paper and ink keep their color. */
const withGrain = (color: number, grain: number): number => color + (grain * color * (255 - color)) / 16256;

/**
 * Prints a sheet in place: where `shaded` is darker than `flat`, dots that are as dense as the difference, and grain over
 * everything but paper and ink. Both are raw RGB.
 */
export function print(flat: Uint8Array, shaded: Uint8Array, width: number): void {
  tile ??= createNoise();
  for (let at = 0, x = 0, y = 0; at < flat.length; at += 3) {
    const noise = (tile[((y & noiseMask) << 9) + (x & noiseMask)] as number) / 256;
    const grain = ((tile[(((y + 171) & noiseMask) << 9) + ((x + 293) & noiseMask)] as number) / 256 - 0.5) * grainRange;
    let red = flat[at] as number;
    let green = flat[at + 1] as number;
    let blue = flat[at + 2] as number;
    const under = shaded[at + 1] as number;
    if (under !== green) {
      const dots = red + green + blue <= darkest ? slate : ink;
      // The green channel tells every color of the palette from its dots.
      const density = (green - under) / (green - dots.green || 1);
      const cover = Math.min(1, Math.max(0, (density - noise) * dotSharpness + 0.5));
      red += (dots.red - red) * cover;
      green += (dots.green - green) * cover;
      blue += (dots.blue - blue) * cover;
    }
    flat[at] = withGrain(red, grain);
    flat[at + 1] = withGrain(green, grain);
    flat[at + 2] = withGrain(blue, grain);
    x += 1;
    if (x === width) {
      x = 0;
      y += 1;
    }
  }
}

/** A color as `#rrggbb`, as color inputs write it. */
export type Color = string;

export const COLOR = /^#[0-9a-f]{6}$/;

type Channels = readonly [red: number, green: number, blue: number];

const getChannels = (color: Color): Channels => {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const toColor = (channels: Channels): Color =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of WCAG 2. */
const getLuminance = (color: Color): number => {
  const [red, green, blue] = getChannels(color).map(toLinear) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of WCAG 2, from 1 to 21. */
export const getContrast = (one: Color, other: Color): number => {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
};

/** `share` of the second color in the first, from 0 to 1. */
export const mix = (one: Color, other: Color, share: number): Color => {
  const added = getChannels(other);
  return toColor(
    getChannels(one).map((channel, index) => channel + ((added[index] ?? 0) - channel) * share) as unknown as Channels,
  );
};

const STEPS = 50;

/** The color, moved toward another one as little as gives it the wanted contrast on all grounds. */
export const moveToContrast = (color: Color, toward: Color, grounds: readonly Color[], wanted: number): Color => {
  for (let step = 0; step < STEPS; step += 1) {
    const moved = mix(color, toward, step / STEPS);
    if (grounds.every((ground) => getContrast(moved, ground) >= wanted)) return moved;
  }
  return toward;
};

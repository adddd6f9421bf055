import { arcs } from './families/arcs.ts';
import { bars } from './families/bars.ts';
import { discs } from './families/discs.ts';
import { hills } from './families/hills.ts';
import { numeral } from './families/numeral.ts';
import { phones } from './families/phones.ts';
import { portrait } from './families/portrait.ts';
import { ribbon } from './families/ribbon.ts';
import { stairs } from './families/stairs.ts';
import { stripes } from './families/stripes.ts';
import { tiles } from './families/tiles.ts';
import { weave } from './families/weave.ts';
import { window } from './families/window.ts';
import { portraitSchemes, schemes } from './palette.ts';
import { seededRandom } from './random.ts';
import type { Family } from './scene.ts';
import { type Composition, drawSheet, type PictureSize } from './sheet.ts';

const families: readonly Family[] = [arcs, bars, discs, stairs, numeral, weave, tiles, stripes, ribbon, hills];

/** The devices that show a project. */
const devices = { window, phones } as const;
export type Device = keyof typeof devices;

// Chosen so that posts, services, and projects next to each other show every family and vary in background.
const edition = '780997:';
// Chosen so that the portraits differ in hair and colors.
const portraitEdition = 'portrait 6039:';

/** The composition that a name determines. */
export function compose(name: string): Composition {
  const random = seededRandom(edition + name);
  return { random, family: random.pick(families), scheme: random.pick(schemes) };
}

/** The same name gives the same picture. */
export const renderCover = (name: string, size: PictureSize): string => drawSheet(name, compose(name), size);

/** An additional picture in a cover's colors: the first shows a device, and the others use other families. */
export function renderPlate(cover: string, number: number, device: Device, size: PictureSize): string {
  const { family, scheme } = compose(cover);
  const name = `${cover}-${number}`;
  const other = families[(families.indexOf(family) + number * 3) % families.length] as Family;
  return drawSheet(
    name,
    { random: seededRandom(edition + name), family: number === 1 ? devices[device] : other, scheme },
    size,
  );
}

/** An abstract portrait. */
export function renderPortrait(name: string, size: PictureSize): string {
  const random = seededRandom(portraitEdition + name);
  return drawSheet(`portrait-${name}`, { random, family: portrait, scheme: random.pick(portraitSchemes) }, size);
}

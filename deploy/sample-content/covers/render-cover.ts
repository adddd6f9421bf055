import { arcs } from './families/arcs.ts';
import { bars } from './families/bars.ts';
import { discs } from './families/discs.ts';
import { hills } from './families/hills.ts';
import { numeral } from './families/numeral.ts';
import { phones } from './families/phones.ts';
import { ribbon } from './families/ribbon.ts';
import { stairs } from './families/stairs.ts';
import { stripes } from './families/stripes.ts';
import { tiles } from './families/tiles.ts';
import { weave } from './families/weave.ts';
import { window } from './families/window.ts';
import { type Scheme, schemes } from './palette.ts';
import { people } from './people.ts';
import { drawPerson } from './portrait.ts';
import { seededRandom } from './random.ts';
import type { Family } from './scene.ts';
import { type Composition, drawSheet, type PictureSize } from './sheet.ts';
import { subjects } from './subjects.ts';

const families: readonly Family[] = [arcs, bars, discs, stairs, numeral, weave, tiles, stripes, ribbon, hills];

/** The devices that show a project. */
const devices = { window, phones } as const;
export type Device = keyof typeof devices;

// Chosen so that the pictures of a project differ in family.
const edition = '780997:';

/** The abstract composition that a name determines, in the colors of its subject. */
function compose(name: string): Composition {
  const random = seededRandom(edition + name);
  const family = random.pick(families);
  const scheme = random.pick(schemes);
  return { random, family, scheme: subjects[name]?.scheme ?? scheme };
}

/** The same name gives the same picture: its subject, or shapes if it has none. */
export function renderCover(name: string, size: PictureSize, isShaded = false): string {
  const composition = compose(name);
  return drawSheet(name, { ...composition, family: subjects[name]?.motif ?? composition.family }, size, isShaded);
}

/** A picture of the clip that begins with a cover; the clip ends as it begins. */
export function renderFrame(name: string, phase: number, size: PictureSize): string {
  const composition = compose(name);
  return drawSheet(name, { ...composition, family: subjects[name]?.motif ?? composition.family, phase }, size);
}

/** One of a project's additional pictures, in the colors of its cover. */
export type Plate = { cover: string; number: number; device: Device };

/** An additional picture in a cover's colors: the first shows a device, and the others use other families. */
export function renderPlate({ cover, number, device }: Plate, size: PictureSize, isShaded = false): string {
  const { family, scheme } = compose(cover);
  const name = `${cover}-${number}`;
  const other = families[(families.indexOf(family) + number * 3) % families.length] as Family;
  return drawSheet(
    name,
    { random: seededRandom(edition + name), family: number === 1 ? devices[device] : other, scheme },
    size,
    isShaded,
  );
}

/** A member of the team. */
export function renderPortrait(name: string, size: PictureSize, isShaded = false): string {
  const person = people[name];
  if (person === undefined) throw new Error(`Nobody has drawn ${name}; add them to people.ts`);
  const family: Family = (scene) => drawPerson(scene, person);
  const [scheme] = schemes as [Scheme];
  return drawSheet(
    `portrait-${name}`,
    { random: seededRandom(name), family, scheme: { ...scheme, ground: person.ground } },
    size,
    isShaded,
  );
}

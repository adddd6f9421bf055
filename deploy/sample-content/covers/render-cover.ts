import { arcs } from './families/arcs.ts';
import { bars } from './families/bars.ts';
import { discs } from './families/discs.ts';
import { hills } from './families/hills.ts';
import { numeral } from './families/numeral.ts';
import { ribbon } from './families/ribbon.ts';
import { stairs } from './families/stairs.ts';
import { stripes } from './families/stripes.ts';
import { tiles } from './families/tiles.ts';
import { weave } from './families/weave.ts';
import { schemes } from './palette.ts';
import { grain, printDefinitions } from './print.ts';
import { hashText, seededRandom } from './random.ts';
import type { Family } from './scene.ts';
import { sceneHeight } from './scene.ts';
import { rect } from './shapes.ts';

const families: readonly Family[] = [arcs, bars, discs, stairs, numeral, weave, tiles, stripes, ribbon, hills];

// chosen so that the published sample posts, side by side, show every family and change their ground
const edition = '10056488:';

/** In pixels. */
export type CoverSize = { width: number; height: number };

/** An SVG picture that follows from the slug alone; it needs no font and requests nothing. */
export function renderCover(slug: string, { width, height }: CoverSize): string {
  const random = seededRandom(edition + slug);
  const family = random.pick(families);
  const scheme = random.pick(schemes);
  const hash = hashText(slug);
  const id = `cover-${hash.toString(36)}`;
  const sceneWidth = (sceneHeight * width) / height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sceneWidth} ${sceneHeight}" aria-hidden="true">`,
    `<defs>${printDefinitions(id, hash % 997)}</defs>`,
    rect(0, 0, sceneWidth, sceneHeight, scheme.ground),
    family({ id, width: sceneWidth, random, scheme }),
    grain(id, sceneWidth, sceneHeight),
    '</svg>',
  ].join('');
}

import type { Family } from '../scene.ts';
import { sceneHeight } from '../scene.ts';
import { path, rect } from '../shapes.ts';

const rows = 3;
const side = sceneHeight / rows;

/** The overlap of neighbors with the same color, to avoid a hairline. */
const overlap = 1.5;

/** A quarter disc that fills a tile, centered on the top left corner. */
function quarter(x: number, y: number, fill: string): string {
  const radius = side + overlap;
  const [left, top] = [x - overlap, y - overlap];
  return path(`M ${left} ${top} h ${radius} a ${radius} ${radius} 0 0 1 ${-radius} ${radius} z`, fill);
}

/** Quarter discs on a grid, rotated by a rule; two tiles form one shape in the accent color. */
export const tiles: Family = ({ width, random, scheme }) => {
  const columns = Math.ceil(width / side);
  const left = (width - columns * side) / 2;
  const step = random.pick([1, 2, 3]);
  const shift = random.pick([0, 1, 2, 3]);
  const fills = [scheme.figure, scheme.second, scheme.figure, scheme.third];
  const loud = columns * random.pick([0, 1, 2]) + random.pick([1, 2]);
  const loudTurn = random.pick([90, 180]);
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = left + column * side;
    const y = row * side;
    if (index === loud + 1) return rect(x - overlap, y - overlap, side + overlap, side + overlap, scheme.accent);
    const turn = index === loud ? loudTurn : ((row * step + column + shift) % 4) * 90;
    const fill = index === loud ? scheme.accent : (fills[(row + column * 2) % 4] as string);
    const center = `${x + side / 2} ${y + side / 2}`;
    return `<g transform="rotate(${turn} ${center})">${quarter(x, y, fill)}</g>`;
  });
  return cells.join('');
};

import type { Family } from '../scene.ts';
import { sceneHeight } from '../scene.ts';
import { rect } from '../shapes.ts';

/** Bands woven over and under; one warp thread is in the accent color. */
export const weave: Family = ({ width, random, scheme }) => {
  const band = random.pick([150, 176]);
  const pitch = band * 2;
  const gap = 18;
  const reach = width + sceneHeight;
  const count = Math.ceil(reach / pitch);
  const start = -reach / 2;
  const at = (index: number) => start + index * pitch;
  const loud = Math.floor(count / 2) + random.pick([-1, 0, 1]);
  const warpFill = (index: number) => (index === loud ? scheme.accent : scheme.figure);
  // The colored piece is longer than its gap, so that no seam shows.
  const warp = (index: number, from: number, length: number) =>
    rect(at(index) - gap, from, band + 2 * gap, length, scheme.ground) +
    rect(at(index), from - 4, band, length + 8, warpFill(index));
  const weft = (index: number) =>
    rect(start, at(index) - gap, reach, band + 2 * gap, scheme.ground) +
    rect(start, at(index), reach, band, index % 3 === 0 ? scheme.third : scheme.second);
  const indexes = Array.from({ length: count }, (_, index) => index);
  const over = indexes.flatMap((column) =>
    indexes.filter((row) => (row + column) % 2 === 0).map((row) => warp(column, at(row) - gap, band + 2 * gap)),
  );
  const cloth = [...indexes.map((index) => warp(index, start, reach)), ...indexes.map(weft), ...over].join('');
  const turn = random.pick([45, -24, 24]);
  return `<g transform="translate(${(width / 2).toFixed(1)} ${sceneHeight / 2}) rotate(${turn})">${cloth}</g>`;
};

/** SVG fragments in a space with a height of 1000. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;
}

export function pill(x: number, y: number, width: number, height: number, fill: string): string {
  const radius = round(Math.min(width, height) / 2);
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, band: number, stroke: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(band)}"/>`;
}

export function polygon(points: readonly Point[], fill: string): string {
  const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return `<polygon points="${list}" fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}"/>`;
}

/** A line with round ends and corners. */
export function thread(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A ring of equal dashes and gaps, `count` of each. */
export function dashedRing(
  [x, y]: Point,
  radius: number,
  band: number,
  { count, stroke: color }: { count: number; stroke: string },
): string {
  const dash = round((Math.PI * radius) / count);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${color}" stroke-width="${round(band)}" stroke-dasharray="${dash} ${dash}"/>`;
}

/** Moves the content's origin to a point, and turns it by degrees. */
export function placed([x, y]: Point, turn: number, ...content: readonly string[]): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">${content.join('')}</g>`;
}

/** A point on a circle; 0 degrees is at the top. */
export function around([x, y]: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Clips the content to a shape; the ID must be unique in the page. */
export function clipped(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

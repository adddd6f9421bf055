import type { Body } from './respond.js';

/** Bodies by path, bounded by bytes; the longest unused goes first. */
export class FileCache {
  private readonly bodies = new Map<string, Body>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(path: string): Body | undefined {
    const body = this.bodies.get(path);
    if (body === undefined) return undefined;
    this.bodies.delete(path);
    this.bodies.set(path, body);
    return body;
  }

  put(path: string, body: Body): Body {
    this.bodies.set(path, body);
    this.bytes += body.identity.length;
    for (const [oldest, { identity }] of this.bodies) {
      if (this.bytes <= this.maxBytes || this.bodies.size === 1) break;
      this.bodies.delete(oldest);
      this.bytes -= identity.length;
    }
    return body;
  }
}

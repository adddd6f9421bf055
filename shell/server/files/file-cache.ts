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

  /** Lets go of what stands under any of the paths that match. */
  forget(matches: (path: string) => boolean): void {
    for (const [path, { identity }] of this.bodies) {
      if (!matches(path)) continue;
      this.bodies.delete(path);
      this.bytes -= identity.length;
    }
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

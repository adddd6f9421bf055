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
    for (const path of this.bodies.keys()) if (matches(path)) this.remove(path);
  }

  put(path: string, body: Body): Body {
    // Two who asked at once both bring it.
    this.remove(path);
    this.bodies.set(path, body);
    this.bytes += body.identity.length;
    for (const oldest of this.bodies.keys()) {
      if (this.bytes <= this.maxBytes || this.bodies.size === 1) break;
      this.remove(oldest);
    }
    return body;
  }

  private remove(path: string): void {
    this.bytes -= this.bodies.get(path)?.identity.length ?? 0;
    this.bodies.delete(path);
  }
}

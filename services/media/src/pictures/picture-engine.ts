import { UPLOAD_MAX_MEGAPIXELS } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import type sharp from 'sharp';

type Engine = typeof sharp;

export const MAX_PIXELS = UPLOAD_MAX_MEGAPIXELS * 1_000_000;

/** Phones write files with small errors; a picture that cannot be read to the end is still refused. */
export const READING = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;

const load = async (): Promise<Engine> => {
  const { default: engine } = await import('sharp');
  engine.concurrency(1);
  engine.cache(false);
  return engine;
};

/** Decoded pictures are large, so only one is processed at a time; the library is loaded by the first. */
@Injectable()
export class PictureEngine {
  private engine: Promise<Engine> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** Waits for its turn. Keep the work short: uploads and background versions share one queue. */
  use<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
    const result = this.last.then(async () => {
      this.engine ??= load();
      return work(await this.engine);
    });
    this.last = result.catch(() => undefined);
    return result;
  }
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../testing/browser.ts';
import { renderFrame } from '../covers/render-cover.ts';
import { sampleClips } from './sample-clips.ts';
import { type Frame, toWebm } from './webm.ts';

const size = { width: 1280, height: 800 };
const frameMs = 50;
const bitsPerSecond = 260_000;
/** VP9, profile 0, level 3.1, 8 bits. */
const codec = 'vp09.00.31.08';
/** WebCodecs needs a secure context; nothing is sent to this address. */
const studio = 'http://localhost/';

const printFrame = (cover: string, phase: number): Promise<Buffer> =>
  sharp(Buffer.from(renderFrame(cover, phase, size)))
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Encodes the pictures that the page gets at `count` numbered addresses. */
const encodeOn = (page: Page, count: number): Promise<{ base64: string; isKey: boolean }[]> =>
  page.evaluate(
    async ({ count, size, frameMs, codec, bitsPerSecond }) => {
      const chunks: EncodedVideoChunk[] = [];
      const encoder = new VideoEncoder({
        output: (chunk) => chunks.push(chunk),
        error: (error) => {
          throw error;
        },
      });
      encoder.configure({ ...size, codec, bitrate: bitsPerSecond, framerate: 1000 / frameMs, latencyMode: 'quality' });
      for (let index = 0; index < count; index += 1) {
        const picture = await createImageBitmap(await (await fetch(`/${index}`)).blob());
        const frame = new VideoFrame(picture, { timestamp: index * frameMs * 1000 });
        encoder.encode(frame, { keyFrame: index === 0 });
        frame.close();
      }
      await encoder.flush();
      return Promise.all(
        chunks.map(async (chunk) => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          return {
            base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
            isKey: chunk.type === 'key',
          };
        }),
      );
    },
    { count, size, frameMs, codec, bitsPerSecond },
  );

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
for (const { slug, cover, durationMs } of sampleClips) {
  const count = durationMs / frameMs;
  const page = await browser.newPage();
  await page.route(`${studio}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: '<title>Clips</title>' });
    return route.fulfill({ contentType: 'image/png', body: await printFrame(cover, Number(name) / count) });
  });
  await page.goto(studio);
  const frames = (await encodeOn(page, count)).map(
    ({ base64, isKey }): Frame => ({ bytes: Buffer.from(base64, 'base64'), isKey }),
  );
  writeFileSync(join(import.meta.dirname, `${slug}.webm`), toWebm({ ...size, frameMs, frames }));
  await page.close();
}
await browser.close();

import { CLIP_TYPES } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { renderCover, renderFrame } from '../covers/render-cover.ts';
import { sampleProjects } from '../projects/sample-projects.ts';
import { getClipAddress, getClipFiles, sampleClips } from './sample-clips.ts';
import { toWebm } from './webm.ts';

const SIZE = { width: 1280, height: 800 };
const MAX_BYTES = 300_000;

describe('sample clips', () => {
  it('PRJ-3 open published projects', () => {
    const published = sampleProjects.filter(({ status }) => status === 'published');

    expect(sampleClips.length).toBeGreaterThanOrEqual(1);
    expect(published.map(({ slug }) => slug)).toEqual(expect.arrayContaining(sampleClips.map(({ slug }) => slug)));
    expect(getClipAddress('no-such-project')).toBeNull();
  });

  it('PRJ-3 start and end on their cover, and move in between', () => {
    for (const { cover } of sampleClips) {
      expect(renderFrame(cover, 0, SIZE)).toBe(renderCover(cover, SIZE));
      expect(renderFrame(cover, 0.4, SIZE)).not.toBe(renderFrame(cover, 0.5, SIZE));
    }
  });

  it('PRJ-3 are small WebM files without sound', () => {
    for (const { contentType, bytes, path } of getClipFiles()) {
      expect(path).toMatch(new RegExp(`\\.${CLIP_TYPES[contentType as keyof typeof CLIP_TYPES]}$`));
      expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
      expect(bytes.length).toBeLessThan(MAX_BYTES);
      for (const sound of ['A_OPUS', 'A_VORBIS']) expect(bytes.includes(sound)).toBe(false);
    }
  });

  it('declare their duration and which frames are keyframes', () => {
    const frames = [true, false].map((isKey) => ({ bytes: Buffer.from('frame'), isKey }));
    const webm = toWebm({ ...SIZE, frameMs: 50, frames }).toString('hex');

    expect(webm).toContain('4489010000000000000840590000');
    expect(webm).toContain(`81000080${Buffer.from('frame').toString('hex')}`);
    expect(webm).toContain(`81003200${Buffer.from('frame').toString('hex')}`);
  });
});

import { sampleCaseStudies } from './case-studies/sample-case-studies.ts';
import { getScreenFiles } from './case-studies/sample-case-study.ts';
import { getClipFiles } from './clips/sample-clips.ts';
import { getPaths, type Picture, type RenderedFile } from './covers/picture.ts';
import { samplePosts } from './posts/sample-posts.ts';
import { readPrinted } from './printed-files.ts';
import { sampleProjects } from './projects/sample-projects.ts';
import { sampleServices } from './services/sample-services.ts';
import { sampleMembers } from './team/sample-members.ts';

/** Changes when files are added, so that installations with an earlier set get the new ones. */
export const sampleFilesEdition = 'studio-5';

type CoverKind = 'post' | 'service' | 'project';

/** Covers of posts keep the plain slug for compatibility; other names include the kind. */
const coverName = (kind: CoverKind, slug: string) => (kind === 'post' ? slug : `${kind}-${slug}`);

export const getCover = (kind: CoverKind, slug: string) => {
  const address = `/media/covers/${coverName(kind, slug)}`;
  return { image: `${address}.webp`, small: `${address}-640.webp`, share: `${address}-share.jpg` };
};

const plateNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const plateName = (slug: string, number: number) => `${coverName('project', slug)}-${number}`;

export const plateAddresses = (slug: string, count: number): string[] =>
  plateNumbers(count).map((number) => `/media/gallery/${plateName(slug, number)}.webp`);

export const portraitAddress = (slug: string): string => `/media/portraits/${slug}.webp`;

const coverPicture = (kind: CoverKind, slug: string, title: string) => ({
  kind: 'cover' as const,
  name: coverName(kind, slug),
  alt: `Drawing for ${title}`,
});

/** Every picture that is drawn and printed. */
export const pictures = (): Picture[] => [
  ...samplePosts.map(({ slug, title }) => coverPicture('post', slug, title)),
  ...sampleServices.map(({ slug, name }) => coverPicture('service', slug, name)),
  ...sampleProjects.flatMap(({ slug, title, category, plates }) => {
    const cover = coverName('project', slug);
    const device = category === 'mobile_application' ? ('phones' as const) : ('window' as const);
    return [
      coverPicture('project', slug, title),
      ...plateNumbers(plates).map((number) => ({
        kind: 'plate' as const,
        name: plateName(slug, number),
        alt: `Screen ${number} of ${title}`,
        cover,
        number,
        device,
      })),
    ];
  }),
  ...sampleMembers.map(({ slug, name }) => ({ kind: 'portrait' as const, name: slug, alt: `Portrait of ${name}` })),
];

/** Files that need no printing. */
const readyFiles = (): RenderedFile[] => [...sampleCaseStudies.flatMap(getScreenFiles), ...getClipFiles()];

/** The addresses of all sample pictures and clips. */
export const sampleAddresses = (): string[] =>
  [...pictures().flatMap(getPaths), ...readyFiles().map(({ path }) => path)].map((path) => `/media/${path}`);

/** Every file in the sample content. */
export async function* sampleFiles(): AsyncIterable<RenderedFile> {
  yield* readPrinted();
  yield* readyFiles();
}

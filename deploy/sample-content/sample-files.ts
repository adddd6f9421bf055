import { type Picture, pathsOf, type RenderedFile, renderFiles } from './covers/render-files.ts';
import { samplePosts } from './posts/sample-posts.ts';
import { sampleProjects } from './projects/sample-projects.ts';
import { sampleServices } from './services/sample-services.ts';
import { sampleMembers } from './team/sample-members.ts';

/** Changes when pictures are added, so that an installation with an earlier set gets the new ones. */
export const sampleFilesEdition = 'studio-2';

/** Posts' covers have the post's slug, as they always had; the others say whose they are. */
const coverName = (kind: 'post' | 'service' | 'project', slug: string) => (kind === 'post' ? slug : `${kind}-${slug}`);

export const coverOf = (kind: 'post' | 'service' | 'project', slug: string) => {
  const address = `/media/covers/${coverName(kind, slug)}`;
  return { image: `${address}.webp`, small: `${address}-640.webp`, share: `${address}-share.jpg` };
};

const plateNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const plateName = (slug: string, number: number) => `${coverName('project', slug)}-${number}`;

export const plateAddresses = (slug: string, count: number): string[] =>
  plateNumbers(count).map((number) => `/media/gallery/${plateName(slug, number)}.webp`);

export const portraitAddress = (slug: string): string => `/media/portraits/${slug}.webp`;

const pictures = (): Picture[] => [
  ...samplePosts.map(({ slug }) => ({ kind: 'cover' as const, name: coverName('post', slug) })),
  ...sampleServices.map(({ slug }) => ({ kind: 'cover' as const, name: coverName('service', slug) })),
  ...sampleProjects.flatMap(({ slug, category, plates }) => {
    const cover = coverName('project', slug);
    const device = category === 'mobile_application' ? ('phones' as const) : ('window' as const);
    return [
      { kind: 'cover' as const, name: cover },
      ...plateNumbers(plates).map((number) => ({
        kind: 'plate' as const,
        name: plateName(slug, number),
        cover,
        number,
        device,
      })),
    ];
  }),
  ...sampleMembers
    .filter(({ hasPortrait }) => hasPortrait)
    .map(({ slug }) => ({ kind: 'portrait' as const, name: slug })),
];

/** Addresses of all sample pictures. */
export const sampleAddresses = (): string[] =>
  pictures()
    .flatMap(pathsOf)
    .map((path) => `/media/${path}`);

/** Every picture that the sample content names, drawn when it is asked for. */
export const sampleFiles = (): AsyncIterable<RenderedFile> => renderFiles(pictures());

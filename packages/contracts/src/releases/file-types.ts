/** File types of a release and how they are served, by extension. HTML is excluded, because it would run on this site. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  mjs: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

export const RELEASE_FILE_EXTENSIONS = Object.keys(TYPES);

const EXTENSION = /\.(\w+)$/;

/** The type of a build file, by its name; undefined if builds do not contain such files. */
export const typeOfBuildFile = (name: string): string | undefined => TYPES[EXTENSION.exec(name)?.[1] ?? ''];

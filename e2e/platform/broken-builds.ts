/** Changes of a build's files that break it, by the file's name. */
type Change = (file: string, text: string) => string;

const inFile =
  (name: string, text: string): Change =>
  (file, before) =>
    file === name ? text : before;

const BUNDLE = 'render.mjs';
const ENTRY = 'remoteEntry.js';

export const throwsOnServerImport = inFile(BUNDLE, 'throw new Error("broken on import");');
export const blocksTheServer = inFile(BUNDLE, 'export const render = async () => { for (;;); };');
export const neverAnswersOnServer = inFile(BUNDLE, 'export const render = () => new Promise(() => {});');
export const throwsFromTimer: Change = (file, text) =>
  file === BUNDLE ? `${text}\nsetTimeout(() => { throw new Error('from a timer'); }, 300);` : text;

export const throwsInBrowser = inFile(ENTRY, 'throw new Error("broken");');
export const hangsInBrowser = inFile(
  ENTRY,
  'await new Promise(() => {}); export const get = 1; export const init = 1;',
);
export const throwsAtFirstRender: Change = (file, text) =>
  file === ENTRY
    ? text.replace(
        /export\{(\w+) as get,(\w+) as init\};?\s*$/,
        (_end, get: string, init: string) => `
const broken = async (name) => {
  const app = (await ${get}(name))();
  return () => ({ ...app, App: () => { throw new Error('broken at its first render'); } });
};
export { broken as get, ${init} as init };`,
      )
    : text;

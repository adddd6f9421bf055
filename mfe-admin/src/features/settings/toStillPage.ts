/** Even a document that is not shown reports styles that the policy forbids. */
const INLINE_STYLE = /<style>.*?<\/style>/gs;
/** What would run, load needlessly, or be refused in the frame: the brand that is live is replaced there. */
const MOVING = 'script, link[rel="modulepreload"], link[rel="preload"], link[rel="manifest"]';

/** A page of the site that can be looked at, but not used. */
export const toStillPage = (html: string): string => {
  const page = new DOMParser().parseFromString(html.replaceAll(INLINE_STYLE, ''), 'text/html');
  for (const element of page.querySelectorAll(MOVING)) element.remove();
  page.body.setAttribute('inert', '');
  return `<!doctype html>${page.documentElement.outerHTML}`;
};

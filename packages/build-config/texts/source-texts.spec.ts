import { describe, expect, it } from '@jest/globals';
import { getTexts, translateSource } from './source-texts.ts';

const german: Record<string, string> = {
  'Delete the post': 'Den Beitrag löschen',
  'Delete {0}?': '{0} löschen?',
  '{0} of {1} sent': '{1} insgesamt, {0} gesendet',
  Save: 'Speichern',
  'Saved by': 'Gespeichert von',
  post: 'Beitrag',
  'It’s <here>': 'Es ist <hier> {da}',
};
const translate = (source: string) => translateSource('Page.tsx', source, (text) => german[text]);

describe('the texts of a source file', () => {
  it('are the words in JSX, in attributes, and in literals', () => {
    const source = `
      const LABEL = 'Failed to save';
      export const Page = ({ name }) => (
        <section aria-label="Facts" className="wide page">
          Saved
          by <b>{name}</b>
          <input placeholder={\`Search \${name}…\`} />
        </section>
      );`;
    expect(getTexts('Page.tsx', source)).toEqual(['Failed to save', 'Facts', 'Saved by', 'Search {0}…']);
  });

  it('are neither values nor code', () => {
    const source = `
      import { one } from './some folder/one';
      const status = kind === 'In progress' ? 'draft' : items['Some key'];
      document.querySelector('main [hidden]');
      api.call('GET /posts');
      throw new TypeError('The clock is not set');
      export const Page = () => <a href="/about us" className="one two" role="button" data-x="1" />;`;
    expect(getTexts('Page.tsx', source)).toEqual([]);
  });

  it('include single words of lower case where a name says so', () => {
    const source = `const VERBS = { created: 'added' }; countOf(3, 'post'); const noun = { one: 'page', many: 'pages' };`;
    expect(getTexts('words.ts', source)).toEqual(['added', 'post', 'page', 'pages']);
  });
});

describe('a translation', () => {
  it('replaces texts in their places', () => {
    expect(translate(`const text = 'Delete the post';`)).toBe(`const text = "Den Beitrag löschen";`);
    expect(translate(`<Button label="Save" />`)).toBe(`<Button label={"Speichern"} />`);
    expect(translate(`<p>\n  Saved\n  by <b>{name}</b></p>`)).toBe(`<p>\n  {"Gespeichert von"} <b>{name}</b></p>`);
    expect(translate(`<p>It’s {'It’s <here>'}</p>`)).toBe(`<p>It’s {"Es ist <hier> {da}"}</p>`);
  });

  it('moves expressions, which may contain texts themselves', () => {
    const source = `\`\${sent} of \${all} sent\`; \`Delete \${countOf(2, 'post')}?\``;
    expect(translate(source)).toBe(`\`\${all} insgesamt, \${sent} gesendet\`; \`\${countOf(2, "Beitrag")} löschen?\``);
  });

  it('leaves a file without translated texts as it is', () => {
    const source = `const text = 'Not in the catalog';\n`;
    expect(translate(source)).toBe(source);
  });
});

import { defineConfig, type MarkdownOptions } from 'vitepress';
import { writeApiPages } from '../site/api-pages.ts';
import { getNavigation } from '../site/navigation.ts';

writeApiPages();

type MarkdownRenderer = Parameters<NonNullable<MarkdownOptions['config']>>[0];

/** Diagrams are drawn by a component; all other code is highlighted as before. */
const drawDiagrams = ({ renderer, utils }: MarkdownRenderer): void => {
  const highlight = renderer.rules.fence;
  renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index];
    if (token?.info.trim() === 'mermaid') return `<MermaidDiagram source="${utils.escapeHtml(token.content)}" />`;
    return highlight?.(tokens, index, ...rest) ?? '';
  };
};

export default defineConfig({
  title: 'Atelier',
  description: 'The documentation of Atelier, the website of a digital studio and the back-office that runs it.',
  lang: 'en-US',
  // Every other dead link fails the build. These are pages of a Compose that runs on the reader's machine.
  ignoreDeadLinks: 'localhostLinks',
  markdown: { config: drawDiagrams, theme: { light: 'github-light-high-contrast', dark: 'github-dark' } },
  themeConfig: {
    sidebar: getNavigation().map((section) => ({ ...section, items: [...section.items] })),
    outline: { level: [2, 3] },
    search: { provider: 'local' },
  },
});

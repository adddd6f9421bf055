import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOpenApi } from './open-api.ts';

interface Page {
  text: string;
  link: string;
}

export interface Section {
  text: string;
  collapsed?: boolean;
  items: readonly (Page | Section)[];
}

const page = (text: string, link: string): Page => ({ text, link });

const ADR_ROW = /^\| \[(\d{4})\]\(([\w-]+)\.md\)\s*\| (.+?)\s*\|$/gm;

/** The decisions, from the table of their index. */
const decisions = (): Page[] => {
  const index = readFileSync(join(import.meta.dirname, '../adr/README.md'), 'utf8');
  return [...index.matchAll(ADR_ROW)].map(([, number, file, title]) => page(`${number} ${title}`, `/adr/${file}`));
};

const apiPages = (): Page[] => readOpenApi().tags.map(({ name }) => page(name, `/api/${name}`));

/** Every page of the documentation, in reading order. */
export const getNavigation = (): readonly Section[] => [
  { text: 'Start', items: [page('Overview', '/'), page('Tour for new developers', '/tour')] },
  {
    text: 'Guides',
    items: [
      page('How to …', '/how-to'),
      page('Operations', '/operations'),
      page('Scaling', '/scaling'),
      page('Add a field or a content type', '/guides/another-content-type'),
      page('Ship another remote', '/guides/another-remote'),
      page('Another language', '/guides/another-language'),
      page('Receive webhooks', '/guides/webhooks'),
      page('Subscribe to events', '/guides/subscribers'),
      page('Run it on Kubernetes', '/guides/kubernetes'),
      page('Move from Ghost or WordPress', '/guides/import'),
      page('Back up, restore, and move', '/guides/moving'),
      page('Observability', '/guides/observability'),
      page('Runbooks', '/guides/runbooks'),
    ],
  },
  {
    text: 'Reference',
    items: [
      page('Settings', '/settings'),
      page('Events', '/events'),
      {
        text: 'API',
        collapsed: true,
        items: [page('Overview', '/api/'), ...apiPages(), page('schemas', '/api/schemas')],
      },
      page('Acceptance', '/acceptance'),
      page('Copy changes', '/copy-changes'),
      page('Licenses', '/licenses'),
    ],
  },
  {
    text: 'Explanations',
    items: [
      page('Architecture', '/architecture'),
      page('Glossary', '/glossary'),
      page('Security', '/security'),
      { text: 'Decisions', collapsed: true, items: [page('Overview', '/adr/README'), ...decisions()] },
    ],
  },
  {
    text: 'Figures',
    items: [
      page('Measurements', '/measurements'),
      page('Performance', '/performance'),
      page('Compared with others', '/comparison'),
      page('Lighthouse', '/lighthouse'),
      page('Route changes', '/route-changes'),
      page('Typing', '/typing'),
      page('Releases, measured', '/releases-measured'),
      page('Under attack', '/soak'),
      page('Faults', '/faults'),
      page('Docker Compose', '/compose-measured'),
      page('Kubernetes', '/cluster-measured'),
    ],
  },
];

/** The addresses that a section and the sections within it lead to. */
export const getLinks = ({ items }: Section): string[] =>
  items.flatMap((item) => ('link' in item ? [item.link] : getLinks(item)));

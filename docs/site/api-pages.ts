import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  API_FOLDER,
  type Body,
  type OpenApi,
  type Operation,
  type Parameter,
  readOpenApi,
  type Schema,
} from './open-api.ts';
import { escapeText, getFieldRows, toForm } from './schema-text.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const table = (headings: readonly string[], rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : ['', `| ${headings.join(' | ')} |`, `|${' --- |'.repeat(headings.length)}`, ...rows];

const parameterRow = ({ name, in: place, required, schema }: Parameter): string =>
  `| \`${name}\` | ${place} | ${required ? 'yes' : ''} | ${toForm(schema)} |`;

const fieldTable = (schema: Schema): string[] => table(['Field', 'Required', 'Form'], getFieldRows(schema));

/** A schema with a name has its own section; only the others are written out where they are used. */
const bodySection = (title: string, { content = {} }: Body): string[] =>
  Object.entries(content).flatMap(([type, { schema = {} }]) => [
    '',
    `**${title}** (\`${type}\`)${schema.properties === undefined ? `: ${toForm(schema)}` : ''}`,
    ...fieldTable(schema),
  ]);

const requestSection = (body: Body): string[] => [
  ...bodySection('Request', body),
  ...(body.description === undefined ? [] : ['', escapeText(body.description)]),
];

const isSuccess = (status: string): boolean => status.startsWith('2');

const operationSection = (api: OpenApi, method: string, path: string, operation: Operation): string => {
  const { summary, description, parameters = [], requestBody = {}, responses } = operation;
  const answers = Object.entries(responses).filter(([status]) => isSuccess(status));
  const failures = Object.keys(responses).filter((status) => !isSuccess(status));
  return [
    `## \`${method.toUpperCase()} ${api.servers[0]?.url}${path}\``,
    '',
    escapeText(summary),
    '',
    `**Access**: ${escapeText(description)}`,
    ...table(['Parameter', 'In', 'Required', 'Form'], parameters.map(parameterRow)),
    ...requestSection(requestBody),
    ...answers.flatMap(([status, answer]) => bodySection(`Answer ${status}`, answer)),
    '',
    `**Failures**: ${failures.join(', ')}`,
    '',
  ].join('\n');
};

const tagPage = (api: OpenApi, tag: string): string => {
  const sections = Object.entries(api.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation?.tags[0] === tag ? [operationSection(api, method, path, operation)] : [];
    }),
  );
  return [`# API: ${tag}`, '', ...sections].join('\n');
};

const schemasPage = ({ components }: OpenApi): string => {
  const sections = Object.entries(components.schemas).map(([name, schema]) => {
    const rows = fieldTable(schema);
    return [`## ${name}`, ...(rows.length === 0 ? ['', toForm(schema)] : rows), ''].join('\n');
  });
  return ['# API: schemas', '', 'The objects that calls send and get.', '', ...sections].join('\n');
};

const overviewPage = (api: OpenApi): string => {
  const rows = api.tags.map(({ name }) => {
    const count = Object.values(api.paths)
      .flatMap(Object.values<Operation>)
      .filter(({ tags }) => tags[0] === name).length;
    return `| [${name}](${name}.md) | ${count} |`;
  });
  const failures = Object.values(api.components.responses).map(
    ({ description = '' }) => `- ${escapeText(description)}`,
  );
  return [
    '# API',
    '',
    api.info.description,
    ...table(['Group', 'Calls'], rows),
    '',
    '## Failures',
    '',
    ...failures,
    '',
  ].join('\n');
};

/** One page for each group of calls, one for the schemas, and an overview, by file name. */
export const getApiPages = (api: OpenApi): ReadonlyMap<string, string> =>
  new Map([
    ['index.md', overviewPage(api)],
    ...api.tags.map(({ name }): [string, string] => [`${name}.md`, tagPage(api, name)]),
    ['schemas.md', schemasPage(api)],
  ]);

/** Files and not a dynamic route, because the local search reads only files. */
export const writeApiPages = (): void => {
  for (const [file, text] of getApiPages(readOpenApi())) writeFileSync(join(API_FOLDER, file), text);
};

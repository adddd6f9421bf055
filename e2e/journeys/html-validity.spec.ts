import { HtmlValidate } from 'html-validate';
import { expect, journey } from '../platform/journey.ts';
import { hasJava, nuErrors } from '../platform/nu-checker.ts';
import { PUBLIC_ROUTES } from '../platform/public-routes.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Scripts and styles come from the site itself, under names with a content hash.
    'require-sri': 'off',
  },
});

for (const { path, status } of PUBLIC_ROUTES)
  journey(`SEO-1 the document of ${path} is valid HTML`, async ({ site }) => {
    const answer = await fetch(new URL(path, site), { redirect: 'manual' });
    expect(answer.status).toBe(status);
    const report = await validator.validateString(await answer.text(), path);
    const problems = report.results.flatMap(({ messages }) => messages);
    expect(problems.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });

journey('SEO-1 the Nu HTML checker finds no errors on any page', async ({ site }, info) => {
  if (!hasJava()) {
    info.annotations.push({
      type: 'not run',
      description: 'The Nu HTML checker needs Java, which is not on this machine.',
    });
    return;
  }
  const paths = [...PUBLIC_ROUTES.map(({ path }) => path), '/newsletter', '/newsletter?state=asked'];
  const documents = await Promise.all(
    paths.map(async (path) => [path, await (await fetch(new URL(path, site))).text()] as const),
  );
  expect(nuErrors(new Map(documents))).toEqual([]);
});

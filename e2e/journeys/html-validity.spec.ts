import { HtmlValidate } from 'html-validate';
import { expect, journey } from '../platform/journey.ts';
import { PUBLIC_ROUTES } from '../platform/public-routes.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Scripts and styles come from the site itself, by names that hold a hash of what is in them.
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

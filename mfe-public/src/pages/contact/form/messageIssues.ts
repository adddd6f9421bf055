import { contactForm } from '@atelier/contracts/contacts/contact-message';

/** What is wrong with a message: the first broken rule of each field. */
export const messageIssues = (values: object): Record<string, string> => {
  const issues = contactForm.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
};

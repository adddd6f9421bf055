import type { OperationKey } from '@atelier/contracts';

const ROWS: readonly [RegExp, string][] = [
  [/ \/(studio|contact\/test-mail|(contact|auth)\/mails)/, 'ASET-1'],
  [/ \/services/, 'API-SVC'],
  [/ \/projects/, 'API-PRJ'],
  [/ \/team/, 'API-TEAM'],
  [/ \/blog/, 'API-BLOG'],
  [/ \/contact\/newsletter/, 'NEWS-1'],
  [/ \/contact/, 'API-CON'],
  [/ \/auth\/(users|roles|api-keys)/, 'ASET-1'],
  [/ \/auth/, 'API-AUTH'],
  [/ \/(seo|analytics)/, 'API-SEO'],
  [/ \/releases/, 'PLT-2'],
  [/ \/event-subscribers/, 'PLT-4'],
  [/ \/(events|webhooks)/, 'PLT-6'],
];

/** The acceptance row that a call belongs to. */
export const toRow = (key: OperationKey): string => ROWS.find(([calls]) => calls.test(key))?.[1] ?? 'API-SYS';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import getSheet from './antd.css.cjs';
import { ANTD_NAMES } from './antdNames';

const WITHOUT_RULES = ['config-provider', 'theme'];
const CLASS_NAMES: Readonly<Record<string, string>> = { button: 'btn', 'qr-code': 'qrcode' };

const getUsedFolders = (): string[] =>
  [...readFileSync(join(import.meta.dirname, 'antd.ts'), 'utf8').matchAll(/'antd\/es\/([\w-]+)/g)].map(
    ([, folder = '']) => folder,
  );

it('the generated sheet has rules for every component that the admin uses', () => {
  const { code } = getSheet();
  const hasRules = (folder: string) => code.includes(`.${ANTD_NAMES.prefixCls}-${CLASS_NAMES[folder] ?? folder}{`);
  const used = getUsedFolders().filter((folder) => !WITHOUT_RULES.includes(folder));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((folder) => !hasRules(folder))).toEqual([]);
});

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { addDated, getDatedName, removeOld } from './retention.ts';

describe('retention of dated backups', () => {
  it('PLT-8 deletes only the oldest backups beyond the limit, and never another file', () => {
    const directory = mkdtempSync(join(tmpdir(), 'atelier-retention-'));
    const names = [3, 1, 12, 2].map((day) => getDatedName(new Date(Date.UTC(2026, 10, day, 2, 30))));
    const others = ['notes.txt', 'before-upgrade.tar.age', 'before-upgrade.tar.age.part'];
    for (const name of [...names, ...others]) writeFileSync(join(directory, name), '');
    expect(removeOld(directory, 2)).toEqual([
      'atelier-2026-11-02T02-30-00Z.tar.age',
      'atelier-2026-11-01T02-30-00Z.tar.age',
    ]);
    const kept = ['atelier-2026-11-03T02-30-00Z.tar.age', 'atelier-2026-11-12T02-30-00Z.tar.age'];
    expect(readdirSync(directory).sort()).toEqual([...kept, ...others].sort());
    expect(removeOld(directory, 2)).toEqual([]);
    rmSync(directory, { recursive: true });
  });

  it('PLT-8 deletes what killed backups left behind, once all kept ones are newer', () => {
    const directory = mkdtempSync(join(tmpdir(), 'atelier-retention-'));
    const [first, second, third, fourth] = [1, 2, 3, 4].map((day) => getDatedName(new Date(Date.UTC(2026, 10, day))));
    for (const name of [`${first}.part`, `${second}`, `${third}.part`, `${fourth}`])
      writeFileSync(join(directory, name), '');
    expect(removeOld(directory, 3)).toEqual([]);
    expect(removeOld(directory, 2)).toEqual([`${first}.part`]);
    expect(removeOld(directory, 1)).toEqual([`${third}.part`, second]);
    expect(readdirSync(directory)).toEqual([fourth]);
    rmSync(directory, { recursive: true });
  });

  it('PLT-8 keeps the last good backup, however many after it fail their trial restore', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'atelier-retention-'));
    const good = getDatedName(new Date(Date.UTC(2026, 10, 1)));
    const failed = [2, 3].map((day) => `${getDatedName(new Date(Date.UTC(2026, 10, day)))}.unchecked`);
    for (const name of [good, ...failed]) writeFileSync(join(directory, name), '');
    const write = async (file: string) => writeFileSync(file, '');
    const check = async () => {
      throw new Error('damaged');
    };
    await expect(addDated({ directory, keep: 2, write, check })).rejects.toThrow('damaged');
    expect(readdirSync(directory).sort().slice(0, 3)).toEqual([good, ...failed]);
    const { file, deleted } = await addDated({ directory, keep: 2, write, check: async () => undefined });
    expect([existsSync(file), deleted]).toEqual([true, []]);
    const next = await addDated({ directory, keep: 1, write });
    expect(next.deleted).toEqual(expect.arrayContaining([...failed, good]));
    rmSync(directory, { recursive: true });
  });
});

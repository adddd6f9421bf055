import { describe, expect, it } from '@jest/globals';
import { pictureFinder } from './find-picture.js';

const FILES = [
  'backup/content/images/2024/01/a.jpg',
  'backup/content/images/2024/02/a.jpg',
  'backup/content/images/2024/02/Only.png',
  'wp-content/uploads/2023/05/big-scaled.jpg',
  'wp-content/uploads/2023/05/caf\u00e9.jpg',
];
const find = (address: string) => {
  const index = pictureFinder(FILES.map((path) => ({ path })))(address);
  return index === undefined ? undefined : FILES[index];
};

describe('picture file lookup', () => {
  it.each([
    ['__GHOST_URL__/content/images/2024/02/a.jpg', FILES[1]],
    ['https://old.example/content/images/size/w600/2024/01/a.jpg', FILES[0]],
    ['https://old.example/content/images/size/w600/format/webp/2024/01/a.jpg?v=1#x', FILES[0]],
    ['/content/images/2020/12/only.png', FILES[2]],
    ['//old.example/wp-content/uploads/2023/05/big-1024x768.jpg', FILES[3]],
    ['https://old.example/wp-content/uploads/2023/05/caf%C3%A9-300x200.jpg', FILES[4]],
  ])('ASET-1 finds %s by the end of its path', (address, file) => {
    expect(find(address)).toBe(file);
  });

  it('ASET-1 finds nothing if several files or no file match the name', () => {
    expect(find('https://old.example/a.jpg')).toBeUndefined();
    expect(find('https://old.example/b.jpg')).toBeUndefined();
    expect(find('')).toBeUndefined();
    expect(find('%E0%A4')).toBeUndefined();
  });
});

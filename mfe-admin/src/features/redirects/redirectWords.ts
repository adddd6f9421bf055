export const visitCount = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'visit' : 'visits'}`;

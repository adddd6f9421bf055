import useSWR from 'swr';
import { toStillPage } from './toStillPage';

const load = async ([path]: readonly [path: string, of: string]): Promise<string> => {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return toStillPage(await response.text());
};

/** A public page of this site as it is now, without scripts. */
export const useStillPage = (path: string) => {
  const { data, error, mutate } = useSWR([path, 'still'] as const, load, { keepPreviousData: true });
  return { html: data, hasFailed: data === undefined && error !== undefined, retry: () => void mutate() };
};

import { useSWRConfig } from 'swr';

const getPath = (address: string): string => address.split('?')[0] ?? '';

/** Reads a list again, with all its filters: a change on a version from an older answer would be refused. */
export const useListRefresh = (list: string): (() => Promise<unknown>) => {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => typeof key === 'string' && getPath(key) === getPath(list));
};

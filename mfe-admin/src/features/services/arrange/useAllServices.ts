import type { Service } from '@atelier/contracts';
import { useCallback, useEffect, useState } from 'react';
import { readAllPages } from '../../../platform/readAllPages';
import { usePlatform } from '../../../platform/usePlatform';

interface AllServices {
  services?: readonly Service[];
  isFailed?: boolean;
}

/** All services in their current order on the server, because an outdated order would be rejected. */
export const useAllServices = () => {
  const { api } = usePlatform();
  const [all, setAll] = useState<AllServices>({});
  const load = useCallback(async () => {
    setAll({});
    try {
      setAll({
        services: await readAllPages((page, limit) =>
          api.call('GET /services', { query: { page, limit, active: 'all' } }),
        ),
      });
    } catch {
      setAll({ isFailed: true });
    }
  }, [api]);
  useEffect(() => void load(), [load]);
  return { ...all, reload: () => void load() };
};

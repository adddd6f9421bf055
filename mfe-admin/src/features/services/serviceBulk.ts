import type { Service } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { bringBack } from '../../history/contentTools.api';
import type { BulkEntry } from '../../resource-page/BulkMenu';
import { missingPermission } from '../../session/requirement';
import { deleteServices, setServicesActive } from './services.api';

export const SERVICE_NOUN = { one: 'service', many: 'services' };

interface Rights {
  mayWrite: boolean;
  mayDelete: boolean;
}

/** What can be done with all selected services; one call for all of them. */
export const serviceBulkEntries = (api: ApiClient, { mayWrite, mayDelete }: Rights): BulkEntry<Service>[] => {
  const missingWrite = mayWrite ? undefined : missingPermission('services', 'write');
  return [
    {
      title: 'Activate Selected',
      verb: 'activate',
      done: 'activated',
      missing: missingWrite,
      callAll: (services) => setServicesActive(api, services, true),
    },
    {
      title: 'Deactivate Selected',
      verb: 'deactivate',
      done: 'deactivated',
      missing: missingWrite,
      callAll: (services) => setServicesActive(api, services, false),
    },
    {
      title: 'Delete Selected',
      verb: 'delete',
      done: 'deleted',
      isDangerous: true,
      missing: mayDelete ? undefined : missingPermission('services', 'delete'),
      callAll: (services) => deleteServices(api, services),
      undo: (item) => bringBack(api, CONTENT_SORTS.services.kind, item),
    },
  ];
};

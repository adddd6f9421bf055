import type { Service } from '@atelier/contracts';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { bringBack } from '../../history/contentTools.api';
import { usePlatform } from '../../platform/usePlatform';
import { type ItemWords, useItemActions } from '../../resource-page/useItemActions';
import { createService, deleteService, type ServiceSubmission, updateService } from './services.api';

const WORDS: ItemWords = {
  created: 'Service created successfully',
  updated: 'Service updated successfully',
  deleted: 'Service deleted successfully',
  confirmDelete: 'Are you sure you want to delete this service? This action cannot be undone.',
  saveFailed: 'Failed to save service',
  deleteFailed: 'Failed to delete service',
};

/** What staff do with one service; each says how it went. */
export const useServiceActions = (refresh: () => Promise<unknown>) => {
  const { api } = usePlatform();
  return useItemActions<Service, ServiceSubmission>({
    words: WORDS,
    nameOf: ({ name }) => name,
    create: (submission) => createService(api, submission),
    update: (service, submission) => updateService(api, service, submission),
    remove: (service) => deleteService(api, service),
    restore: (item) => bringBack(api, CONTENT_SORTS.services.kind, item),
    compare: {
      mine: ({ draft }) => draft,
      theirs: async ({ id }) => ({ ...(await api.call('GET /services/{id}', { params: { id } })).service }),
    },
    refresh,
  });
};

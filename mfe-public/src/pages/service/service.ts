import type { Service } from '@atelier/contracts/content/service';
import { breadcrumbList } from '../../head/breadcrumbs';
import { organization } from '../../head/organization';
import type { Page } from '../../routing/Page';
import { serviceAddress } from '../../services/service';
import { type Studio, titled } from '../../studio';
import { ServicePage } from './ServicePage';
import { NO_SUCH_SERVICE } from './ServiceTrouble';
import { getService, relatedNeed, serviceNeed, serviceProjectsNeed } from './serviceNeeds';
import { getPlaces } from './servicePlaces';

const structured = (service: Service, studio: Studio) => ({
  '@graph': [
    {
      '@type': 'Service',
      name: service.name,
      description: service.short_description,
      serviceType: service.category_display,
      url: serviceAddress(service),
      image: service.og_image ?? service.featured_image ?? undefined,
      provider: organization(studio),
    },
    breadcrumbList(getPlaces(service)),
  ],
});

export const page: Page = {
  View: ServicePage,
  needs: (location) => [serviceNeed(location)],
  needsAfter: (location, data) => {
    const service = getService(location, data);
    return service === undefined ? [] : [relatedNeed(service.category), serviceProjectsNeed(service.slug)];
  },
  isDetailPage: true,
  head: (location, data, studio) => {
    const service = getService(location, data);
    if (service === undefined)
      return {
        title: titled(NO_SUCH_SERVICE, studio),
        description: NO_SUCH_SERVICE,
        path: location.path,
        isHidden: true,
      };
    return {
      title: titled(service.seo_title ?? service.name, studio),
      description: service.seo_description ?? service.short_description,
      path: serviceAddress(service),
      image: service.og_image ?? service.featured_image,
      jsonLd: structured(service, studio),
    };
  },
};

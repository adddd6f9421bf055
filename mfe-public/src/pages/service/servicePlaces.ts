import type { Service } from '@atelier/contracts/content/service';
import type { Place } from '../../head/breadcrumbs';
import { serviceAddress } from '../../services/service';

/** The link to a service's page. */
export const getPlaces = (service: Service): Place[] => [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: service.name, path: serviceAddress(service) },
];

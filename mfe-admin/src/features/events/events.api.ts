import type { BodyOfCall, DeadLetter } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const EVENTS_PATH = `${SETTINGS_PATH}/events`;
export const EVENT_LOG_PATH = `${EVENTS_PATH}/log`;
export const FAILED_EVENTS_PATH = `${EVENTS_PATH}/failed`;
export const FAILED_EVENTS_PER_PAGE = 20;

export const eventPath = (sequence: number): string => `${EVENT_LOG_PATH}/${sequence}`;

export const OVERVIEW_ADDRESS = getAddress('GET /events/overview');

export const eventAddress = (id: string) => getAddress('GET /events/log/{id}', { params: { id } });

interface FailedEventsState {
  consumer: string;
  type: string;
  page: string;
}

const unlessAll = (name: 'consumer' | 'type', value: string) => (value === 'all' ? {} : { [name]: value });

/** The filters that are set. */
export const chosenFilters = ({ consumer, type }: Omit<FailedEventsState, 'page'>) => ({
  ...unlessAll('consumer', consumer),
  ...unlessAll('type', type),
});

export const failedEventsAddress = ({ page, ...filters }: FailedEventsState) =>
  getAddress('GET /events/dead-letters', { query: { page, limit: FAILED_EVENTS_PER_PAGE, ...chosenFilters(filters) } });

export const replayFailedEvent = (api: ApiClient, { id }: DeadLetter) =>
  api.call('POST /events/dead-letters/{id}/replay', { params: { id } });

export const replayFailedEvents = (api: ApiClient, body: BodyOfCall<'POST /events/dead-letters/replay'>) =>
  api.call('POST /events/dead-letters/replay', { body });

export const discardFailedEvents = (api: ApiClient, body: BodyOfCall<'POST /events/dead-letters/discard'>) =>
  api.call('POST /events/dead-letters/discard', { body });

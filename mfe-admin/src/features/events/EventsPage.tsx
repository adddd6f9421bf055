import { SectionTabs } from '../../layout/SectionTabs';
import type { PageProps } from '../../routing/AdminRoute';
import { EventDetailSection } from './EventDetailSection';
import { EventLogSection } from './EventLogSection';
import { EventOverviewSection } from './EventOverviewSection';
import { EVENT_LOG_PATH, EVENTS_PATH, FAILED_EVENTS_PATH } from './events.api';
import { FailedEventsSection } from './FailedEventsSection';

const TABS = {
  overview: { label: 'Overview', href: EVENTS_PATH, Section: EventOverviewSection },
  log: { label: 'Log', href: EVENT_LOG_PATH, Section: EventLogSection },
  failed: { label: 'Failed', href: FAILED_EVENTS_PATH, Section: FailedEventsSection },
};

const getTab = (step: string | undefined): keyof typeof TABS =>
  step === 'log' || step === 'failed' ? step : 'overview';

/** Event explorer: the flow of events, single events, and failed events. */
export function EventsPage({ subPath }: PageProps) {
  const [step, id] = subPath.split('/');
  const tab = getTab(step);
  const { href, Section } = TABS[tab];
  return (
    <>
      <SectionTabs label="Events" tabs={Object.values(TABS)} current={href} />
      {tab === 'log' && id !== undefined ? <EventDetailSection id={id} /> : <Section />}
    </>
  );
}

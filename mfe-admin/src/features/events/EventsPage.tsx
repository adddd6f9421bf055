import type { PageProps } from '../../routing/AdminRoute';
import { EventDetailSection } from './EventDetailSection';
import { EventLogSection } from './EventLogSection';
import { EventOverviewSection } from './EventOverviewSection';
import { EventTabs } from './EventTabs';
import { FailedEventsSection } from './FailedEventsSection';

const SECTIONS = {
  overview: EventOverviewSection,
  log: EventLogSection,
  failed: FailedEventsSection,
};

const getTab = (step: string | undefined): keyof typeof SECTIONS =>
  step === 'log' || step === 'failed' ? step : 'overview';

/** Event explorer: the flow of events, single events, and failed events. */
export function EventsPage({ subPath }: PageProps) {
  const [step, id] = subPath.split('/');
  const tab = getTab(step);
  const Section = SECTIONS[tab];
  return (
    <>
      <EventTabs current={tab} />
      {tab === 'log' && id !== undefined ? <EventDetailSection id={id} /> : <Section />}
    </>
  );
}

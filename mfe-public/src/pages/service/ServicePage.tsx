import type { Service } from '@atelier/contracts/content/service';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { isNotFound } from '../../data/apiError';
import { useAnswer } from '../../data/useAnswer';
import { useKnownItem } from '../../data/useKnownItem';
import { Button } from '../../design/Button';
import { ClosingCall } from '../../design/ClosingCall';
import { useReplyTime } from '../../replyTime';
import type { PageProps } from '../../routing/Page';
import { useHeadingAfter } from '../../routing/useArrival';
import { inquiryAddress } from '../../services/service';
import { RelatedServices } from './RelatedServices';
import { ServiceArticle } from './ServiceArticle';
import { ServiceProjects } from './ServiceProjects';
import { ServiceTrouble, WaitingForService } from './ServiceTrouble';
import { relatedNeed, serviceNeed, serviceProjectsNeed } from './serviceNeeds';

function LoadedService({ service }: { service: Service }) {
  const reply = useReplyTime();
  const projects = useAnswer(serviceProjectsNeed(service.slug), FRESH_FOR_MS.projects);
  const related = useAnswer(relatedNeed(service.category), FRESH_FOR_MS.general);
  return (
    <>
      <ServiceArticle service={service} />
      <ServiceProjects service={service} list={projects.data ?? undefined} />
      <RelatedServices service={service} ofCategory={related.data?.services ?? []} />
      <ClosingCall
        look="steps"
        title="Ready when you are."
        text={`Two lines about your plans for ${service.name.toLowerCase()} are plenty. A person answers ${reply}.`}
      >
        <Button href={inquiryAddress(service)}>Start Your Project Today</Button>
      </ClosingCall>
    </>
  );
}

/** One service. If a list has already loaded it, its head is shown immediately. */
export function ServicePage({ location }: PageProps) {
  const { data, error, mutate } = useAnswer(serviceNeed(location), FRESH_FOR_MS.general);
  const known = useKnownItem<Service>('services', location.params.slug);
  const isWaiting = data === undefined && error === undefined;
  const service = data?.service ?? (isWaiting ? known : undefined);
  useHeadingAfter(isWaiting && service === undefined);
  if (service !== undefined) return <LoadedService service={service} />;
  if (isWaiting) return <WaitingForService path={location.path} />;
  return <ServiceTrouble isMissing={error === undefined || isNotFound(error)} retry={() => void mutate()} />;
}

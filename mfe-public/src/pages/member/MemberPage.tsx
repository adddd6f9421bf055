import type { Member } from '@atelier/contracts/content/member';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { useKnownItem } from '../../data/useKnownItem';
import { Button } from '../../design/Button';
import { ClosingCall } from '../../design/ClosingCall';
import { useReplyTime } from '../../replyTime';
import type { PageProps } from '../../routing/Page';
import { useHeadingAfter } from '../../routing/useArrival';
import { MemberMissing, MemberUnreachable } from './MemberMissing';
import { MemberPlaceholder } from './MemberPlaceholder';
import { MemberProfile } from './MemberProfile';
import { MemberWork } from './MemberWork';
import { memberNeeds } from './memberNeeds';

export function MemberPage({ location }: PageProps) {
  const reply = useReplyTime();
  const { data, error, mutate } = useAnswer(memberNeeds(location).member, FRESH_FOR_MS.team);
  const known = useKnownItem<Member>('members', location.params.slug);
  const isWaiting = data === undefined && error === undefined;
  const member = data?.member ?? (isWaiting ? known : undefined);
  useHeadingAfter(isWaiting);
  if (member === undefined && isWaiting)
    return (
      <>
        <MemberUnreachable path={location.path} />
        <MemberPlaceholder />
      </>
    );
  if (member === undefined) return <MemberMissing error={error} retry={() => void mutate()} />;
  return (
    <>
      <MemberProfile member={member} />
      <MemberWork member={member} />
      <ClosingCall
        look="heads"
        title="Talk to the people who’d do the work."
        text={`Send us a message. Someone who’d work on your project writes back ${reply}.`}
      >
        <Button href="/contact">Get in Touch</Button>
        <Button href="/team" variant="secondary">
          Back to Team
        </Button>
      </ClosingCall>
    </>
  );
}

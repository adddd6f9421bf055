import type { Member } from '@atelier/contracts/content/member';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { useKnownItem } from '../../data/useKnownItem';
import { ActionLink } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import type { PageProps } from '../../routing/Page';
import { useHeadingAfter } from '../../routing/useArrival';
import { MemberMissing, MemberUnreachable } from './MemberMissing';
import { MemberPlaceholder } from './MemberPlaceholder';
import { MemberProfile } from './MemberProfile';
import { memberNeeds } from './memberNeeds';

export function MemberPage({ location }: PageProps) {
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
      <ClosingCall
        title="Ask who will do the work."
        text="It is a good question, and the answer has a name. Write to us, and somebody who will sit at your project writes back within 24 hours."
      >
        <ActionLink href="/contact">Get in Touch</ActionLink>
        <ActionLink href="/team" variant="secondary">
          Back to Team
        </ActionLink>
      </ClosingCall>
    </>
  );
}

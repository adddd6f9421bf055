import type { Preview } from '@atelier/contracts/content/preview-http';
import { isNotFound } from '../../data/apiError';
import { useAnswer } from '../../data/useAnswer';
import { Button } from '../../design/Button';
import { Missing } from '../../design/Missing';
import { PagePlaceholder } from '../../design/PagePlaceholder';
import { StudioDate } from '../../design/StudioDate';
import { TryAgain } from '../../design/TryAgain';
import type { PageProps } from '../../routing/Page';
import { useHeadingAfter } from '../../routing/useArrival';
import { MemberProfile } from '../member/MemberProfile';
import { PostArticle } from '../post/PostArticle';
import { ProjectHead } from '../project/ProjectHead';
import { ProjectStory } from '../project/ProjectStory';
import { ServiceArticle } from '../service/ServiceArticle';
import { TextArticle } from '../text/TextArticle';
import styles from './PreviewPage.module.css';
import { NO_SUCH_PREVIEW, previewNeed } from './previewNeeds';

function Previewed({ preview }: { preview: Preview }) {
  if (preview.kind === 'post') return <PostArticle post={preview.item} />;
  if (preview.kind === 'service') return <ServiceArticle service={preview.item} />;
  if (preview.kind === 'member') return <MemberProfile member={preview.item} />;
  if (preview.kind === 'page') return <TextArticle page={preview.item} />;
  return (
    <article>
      <ProjectHead project={preview.item} />
      <ProjectStory project={preview.item} />
    </article>
  );
}

/** An item as visitors would see it, below a notice that it is a preview. */
export function PreviewPage({ location }: PageProps) {
  const { data, error, mutate } = useAnswer(previewNeed(location), 0);
  const preview = data?.data;
  const isWaiting = data === undefined && error === undefined;
  useHeadingAfter(isWaiting);
  if (isWaiting) return <PagePlaceholder heading="Loading preview" testId="preview-skeleton" />;
  if (preview === undefined && error !== undefined && !isNotFound(error))
    return (
      <Missing title="Something went wrong" text="We can’t show this preview right now. Please try again shortly.">
        <TryAgain retry={() => void mutate()} />
      </Missing>
    );
  if (preview === undefined)
    return (
      <Missing title="Preview Not Found" text={NO_SUCH_PREVIEW}>
        <Button href="/">Back to Home</Button>
      </Missing>
    );
  return (
    <>
      <p className={styles.note}>
        <b>Preview</b> Not what visitors see. This link works until <StudioDate at={preview.expiresAt} />.
      </p>
      <Previewed preview={preview} />
    </>
  );
}

import type { PostAnswer } from '@atelier/contracts/content/http';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import type { PageProps } from '../../routing/Page';
import { postNeeds } from './postNeeds';

export function PostPage({ location }: PageProps) {
  const { data } = useAnswer<PostAnswer>(postNeeds(location).post, FRESH_FOR_MS.general);
  if (data === undefined) return <h1>Post Not Found</h1>;
  return (
    <article>
      <h1>{data.post.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the content service sanitises what it stores */}
      <div dangerouslySetInnerHTML={{ __html: data.post.content }} />
    </article>
  );
}

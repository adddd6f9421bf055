import type { PostList } from '@atelier/contracts/content/http';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { Link } from 'wouter';
import { useAnswer } from '../../data/useAnswer';
import type { PageProps } from '../../routing/Page';
import { blogNeeds } from './blogNeeds';

export function BlogPage({ location }: PageProps) {
  const { data } = useAnswer<PostList>(blogNeeds(location).list, FRESH_FOR_MS.blogList);
  return (
    <>
      <h1>Journal</h1>
      {data?.posts.map((post) => (
        <Link key={post.id} href={`/blog/${post.slug}`}>
          {post.title}
        </Link>
      ))}
    </>
  );
}

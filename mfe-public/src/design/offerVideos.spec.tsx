import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { offerVideos } from './offerVideos';

const textWith = (address: string): HTMLElement => {
  document.body.innerHTML = `<div><figure class="embed"><a href="${address}">How it was glued</a></figure></div>`;
  const text = document.body.firstElementChild as HTMLElement;
  offerVideos(text);
  return text;
};

describe('video in a text', () => {
  it('BLOG-5 loads nothing from the video site until it is played', () => {
    const text = textWith('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4');
    expect(text.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'How it was glued' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Play on YouTube' }));
    const frame = screen.getByTitle<HTMLIFrameElement>('How it was glued');
    expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    'https://videos.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
  ])('BLOG-5 from %s remains a link', (address) => {
    textWith(address);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

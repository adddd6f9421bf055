const TRACK_ADDRESS = '/api/analytics/track';
const CAMPAIGN = /^utm_(source|medium|campaign)$/;

/** Sends only the path and the campaign parameters of the address. */
const campaign = () =>
  Object.fromEntries(
    [...new URLSearchParams(window.location.search)]
      .filter(([name]) => CAMPAIGN.test(name))
      .map(([name, word]) => [name, word.slice(0, 100)]),
  );

const track = (event: 'page_view' | 'message_sent', referrer = '') => {
  // Previews that staff look at are not visits.
  if (window.location.pathname.startsWith('/preview/')) return;
  const view = {
    event,
    path: window.location.pathname,
    ...campaign(),
    ...(referrer && { referrer: referrer.slice(0, 500) }),
  };
  navigator.sendBeacon(TRACK_ADDRESS, new Blob([JSON.stringify(view)], { type: 'application/json' }));
};

/**
 * Counts page views of the public site, including later ones in the same document, and messages that its form has sent. No cookie,
 * no identifier; does nothing in a browser that asks not to be tracked.
 */
export const trackViews = (): void => {
  if (navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true))
    return;
  let lastPath = window.location.pathname;
  const trackChange = () => {
    if (window.location.pathname === lastPath) return;
    lastPath = window.location.pathname;
    track('page_view');
  };
  track('page_view', document.referrer);
  for (const change of ['pushState', 'replaceState', 'popstate']) window.addEventListener(change, trackChange);
  window.addEventListener('message_sent', () => track('message_sent'));
};

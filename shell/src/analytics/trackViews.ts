const TRACK_ADDRESS = '/api/analytics/track';

const track = (referrer?: string) => {
  const view = { path: window.location.pathname, ...(referrer ? { referrer: referrer.slice(0, 500) } : {}) };
  navigator.sendBeacon(TRACK_ADDRESS, new Blob([JSON.stringify(view)], { type: 'application/json' }));
};

/** Counts page views of the public site, first and later ones. No cookie, no identifier; a browser that asks not to be tracked is not. */
export const trackViews = (): void => {
  if (navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true))
    return;
  let lastPath = window.location.pathname;
  const trackChange = () => {
    if (window.location.pathname === lastPath) return;
    lastPath = window.location.pathname;
    track();
  };
  track(document.referrer);
  for (const change of ['pushState', 'replaceState', 'popstate']) window.addEventListener(change, trackChange);
};

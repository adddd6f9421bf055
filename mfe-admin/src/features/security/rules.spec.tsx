import { describe, expect, it } from '@jest/globals';
import { getDevice } from './getDevice';
import { getStrength } from './passwordStrength';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describe('device name', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/131.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME}`, 'Chrome on Android'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')}`, 'Chrome on Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome on ChromeOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari on Mac',
    ],
    ['curl/8.5.0', 'A program'],
    [null, 'Unknown device'],
  ])('APRO-1 of %j is %s', (userAgent, words) => {
    expect(getDevice(userAgent)).toBe(words);
  });
});

describe('password strength', () => {
  it.each([
    ['abc', 0],
    ['aaaaaaaaaaaaaaaa', 1],
    ['password1234567', 1],
    ['1234567890', 1],
    ['harbours', 1],
    ['harbour-2', 2],
    ['quiet-harbour-9', 4],
    ['correct horse battery', 4],
  ])('APRO-1 of %j is level %i', (password, level) => {
    expect(getStrength(password).level).toBe(level);
  });
});

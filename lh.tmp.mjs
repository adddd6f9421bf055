import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
const base = process.argv[2]; const paths = process.argv.slice(3);
const port = 9333;
for (const path of paths) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: [`--remote-debugging-port=${port}`, '--no-sandbox'] });
  for (let i = 0; i < 3; i += 1) {
    const { lhr } = await lighthouse(base + path, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
    const a = (n) => Math.round(lhr.audits[n]?.numericValue ?? -1);
    console.log(path, Math.round(lhr.categories.performance.score * 100), 'FCP', a('first-contentful-paint'), 'LCP', a('largest-contentful-paint'), 'TBT', a('total-blocking-time'), 'SI', a('speed-index'), 'TTI', a('interactive'), JSON.stringify(lhr.audits['lcp-breakdown-insight']?.details?.items?.at(-1)?.snippet ?? '').slice(0, 120));
  }
  await browser.close();
}

import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/support/browser'

const baseURL = process.env.E2E_URL ?? 'http://localhost:3000'

/** `npm run test:e2e` starts the server and sets its address; this config starts nothing. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'journeys', testMatch: /\.spec\.ts$/, testIgnore: /\/(alone|direct)\// },
    // These need the server without a proxy, which would respond first.
    { name: 'direct', testMatch: /\/direct\/.+\.spec\.ts$/ },
    // These change the running week for every family, so they run after all others.
    { name: 'alone', testMatch: /\/alone\/.+\.spec\.ts$/, dependencies: ['journeys'], fullyParallel: false },
  ],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Two browsers and a server share two cores: one retry for timeouts, reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  use: {
    baseURL,
    timezoneId: 'America/Sao_Paulo',
    // Tests cannot intercept responses of a service worker; the tests of the worker allow it.
    serviceWorkers: 'block',
    // Traces make tests a third slower: enable with E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})

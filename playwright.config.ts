import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/support/browser'

const baseURL = process.env.E2E_URL ?? 'http://localhost:3000'

/** `npm run test:e2e` starts the server and sets its address. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'journeys', testMatch: /\.spec\.ts$/, testIgnore: /\/(alone|direct)\// },
    // A proxy would respond first.
    { name: 'direct', testMatch: /\/direct\/.+\.spec\.ts$/ },
    // These change the running week for every family.
    { name: 'alone', testMatch: /\/alone\/.+\.spec\.ts$/, dependencies: ['journeys'], fullyParallel: false },
  ],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Two browsers and a server share two cores: one retry, reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  use: {
    baseURL,
    timezoneId: 'America/Sao_Paulo',
    // Tests cannot intercept a service worker's responses.
    serviceWorkers: 'block',
    // Traces make tests a third slower.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})

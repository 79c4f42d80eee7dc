import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/support/browser'

const baseURL = process.env.E2E_URL ?? 'http://localhost:3000'

/** `npm run test:e2e` starts the product itself and says where it is; nothing is started from here. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: ['**/alone/**', '**/direct/**'] },
    // What a proxy before the server would answer in its place.
    { name: 'direct', testMatch: '**/direct/*.spec.ts' },
    // What changes the running week for every family waits until nobody else is looking.
    { name: 'alone', testMatch: '**/alone/*.spec.ts', dependencies: ['journeys'], fullyParallel: false },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Two browsers and a server share two cores: what only came too late gets a second chance, and is told as such.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  use: {
    baseURL,
    timezoneId: 'America/Sao_Paulo',
    // What a worker answers, no test can cut off or slow down; those of the worker itself let it in.
    serviceWorkers: 'block',
    // Recording costs every test a third of its time: E2E_TRACE=1 does it where one wants to see what went wrong.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
})

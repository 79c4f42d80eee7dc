import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

process.env.TZ = 'Asia/Kathmandu'

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
  'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
}
/** Tests send in seconds the requests of months. */
const unlimited = Object.fromEntries(
  [
    'LOGIN',
    'ACCOUNT',
    'REGISTER',
    'JOIN',
    'FORGOT',
    'MAIL',
    'UPLOAD',
    'COMMENT',
    'REPORT',
    'EXPORT',
    'PRINT',
  ].map((name) => [`RATE_LIMIT_${name}`, '0']),
)
const shared = {
  environment: 'node' as const,
  env: { TZ: 'Asia/Kathmandu', LOG_LEVEL: 'silent', ...unlimited },
  setupFiles: ['./tests/support/quiet-console.ts'],
  // It imports modules of Next without their extension.
  server: { deps: { inline: ['next-intl'] } },
}

/**
 * Process-wide state, such as jobs, needs its own process. The object of `env()` is restored after each
 * file.
 */
const PROCESS_WIDE =
  /process\.env(?!\.\w+ \?\?)|vi\.(stubEnv|resetModules|hoisted)|markStopping|resourceUsage|jobs\/schedule-job/
const alone = readdirSync(`${alias['@']}/tests/integration`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/integration/${name}`)
  .filter((file) => PROCESS_WIDE.test(readFileSync(`${alias['@']}/${file}`, 'utf8')))
const onDatabase = {
  ...shared,
  globalSetup: ['./tests/support/global-setup.ts'],
  setupFiles: [
    ...shared.setupFiles,
    './tests/support/use-test-database.ts',
    './tests/support/typescript-threads.ts',
  ],
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  resolve: { alias },
  test: {
    // One less than cores would leave no concurrency on two cores.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { ...shared, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Loading the app for every file takes longer than its tests.
        test: {
          ...onDatabase,
          setupFiles: [...onDatabase.setupFiles, './tests/support/restore-env.ts'],
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: alone,
          isolate: false,
        },
      },
      { extends: true, test: { ...onDatabase, name: 'integration-alone', include: alone } },
      { extends: true, test: { ...onDatabase, name: 'bench', include: ['tests/bench/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'start',
          include: ['tests/e2e/start/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: [...shared.setupFiles, './tests/support/use-fault-bench.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})

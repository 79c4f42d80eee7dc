import { z } from 'zod'
import { flag, variableTexts, webAddress, wholeNumber } from './fields'

export const OPERATION = {
  BACKUP_DIR: z.string().optional().register(variableTexts, {
    description: 'Folder for `npm run backup`.',
    example: '/var/backups/brota',
    unset: '`backups` in the data folder',
  }),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 03:15')
    .optional()
    .register(variableTexts, {
      description:
        "Time of a backup every day, in the server's time zone (`TZ`). One of all servers makes it; one that was missed is made up.",
      example: '03:15',
      unset: 'no scheduled backups',
    }),
  BACKUP_COPY_TO: z
    .string()
    .regex(
      /^(s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]{0,200})?|(?!\w+:\/\/).+)$/,
      'must be a folder or s3://bucket/prefix',
    )
    .optional()
    .register(variableTexts, {
      description:
        'Second place for every backup, not encrypted: a folder, or `s3://bucket/prefix` at `S3_ENDPOINT` with the keys of `S3_…`. `BACKUP_KEEP` applies there, too.',
      example: 's3://brota-backups/production',
      unset: 'no second place',
    }),
  BACKUP_KEEP: wholeNumber(0, 10_000).default(7).register(variableTexts, {
    description: 'Number of backups to keep, newest first. `0` keeps all.',
    example: '30',
  }),
  RETENTION_AUDIT_DAYS: wholeNumber(0, 36_500).default(730).register(variableTexts, {
    description: 'Retention of the audit log in days. `0` keeps it forever.',
    example: '365',
  }),
  PUSH_ALLOW_LOOPBACK: flag().register(variableTexts, {
    description:
      'Only for tests: `1` accepts push services on this machine (`localhost`, `127.0.0.1`), also with `http`.',
    example: '1',
  }),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional().register(variableTexts, {
    isSecret: true,
    description:
      'Enables `/api/metrics` for requests with this bearer token, at least 16 characters (`openssl rand -hex 16`).',
    example: 'change-me',
    unset: 'no metrics',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress().optional().register(variableTexts, {
    description:
      'OpenTelemetry collector that receives traces by OTLP over HTTP. Other `OTEL_EXPORTER_OTLP_…` variables work as the SDK defines them.',
    example: 'http://collector:4318',
    unset: 'no traces',
  }),
  OTEL_SERVICE_NAME: z.string().min(1).default('brota').register(variableTexts, {
    description: 'Name of the service in traces.',
    example: 'brota-production',
  }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .register(variableTexts, { description: 'Lowest level of log lines.', example: 'debug' }),
}

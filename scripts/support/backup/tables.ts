import type { Client } from 'pg'
import pg from 'pg'

/** Tables without backup, with the reason. */
export const LEFT_OUT: Record<string, string> = {
  _prisma_migrations: 'made anew by applying the migrations',
  content_revisions: 'made anew by the migrations, so that nothing kept under another one counts',
  schema_compatibility: 'made anew by the migrations',
  installation_secrets: 'a secret has no business in a file that travels',
  backup_runs: 'backups of this installation, not of the one that is restored',
  sessions: 'one that was ended since would be alive again',
  push_subscriptions: 'they end with their sessions',
  audit_settings: 'the server writes the configured retention when it starts',
  failed_sign_ins: 'counters of an hour',
  account_tokens: 'a link that was used since would work again',
  outgoing_mails: 'they have been sent by then, and hold such links',
  rate_limiter_flexible: 'counters of minutes and hours',
}

export interface TableShape {
  name: string
  columns: string[]
}

/** Lists the tables of the current schema, even those without backup. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

export const kept = (tables: TableShape[]) => tables.filter(({ name }) => !(name in LEFT_OUT))

/** Fixes session settings: equal rows give equal text. */
export async function speakPlainly(client: Client): Promise<void> {
  await client.query(`
    SET DateStyle = ISO; SET IntervalStyle = postgres; SET TimeZone = 'UTC'; SET extra_float_digits = 3;
    SET bytea_output = hex; SET client_encoding = 'UTF8'; SET xmloption = content;
    SET statement_timeout = 0; SET lock_timeout = '30s'; SET idle_in_transaction_session_timeout = 0;
    SET synchronize_seqscans = off; SET row_security = off`)
}

const quoted = (name: string) => pg.escapeIdentifier(name)

/** Returns the target of a COPY query, such as `"users" ("id", "email")`. */
export const copyTarget = ({ name, columns }: TableShape) =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`

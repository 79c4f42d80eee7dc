import pg from 'pg'
import { CALLS } from './calls'
import type { Captured } from './capture'
import { explainStatement } from './statements'

export async function describePlans(databaseUrl: string, captured: Captured): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const seen = new Set<string>()
  const parts: string[] = []
  try {
    for (const { name } of CALLS.filter(({ isList }) => isList)) {
      const fresh = (captured[name]?.[0] ?? []).filter((one) => !seen.has(one.text))
      for (const statement of fresh) {
        seen.add(statement.text)
        const plan = await explainStatement(client, statement)
        const time = /Execution Time: ([\d.]+ ms)/.exec(plan)?.[1] ?? ''
        const summary = `<summary>${name}: ${time}</summary>`
        const sql = statement.text.trim().replace(/^ {4}/gm, '')
        parts.push(
          `<details>${summary}\n\n\`\`\`sql\n${sql}\n\`\`\`\n\n\`\`\`\n${plan}\n\`\`\`\n\n</details>`,
        )
      }
    }
    return parts.join('\n\n')
  } finally {
    await client.end()
  }
}

import type { Finding } from '@/lib/features/challenges/publishing/schema'

export type FindingGroup = { code: Finding['code']; severity: Finding['severity']; findings: Finding[] }

/** Groups findings by kind, in the order of their first occurrence. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const finding of findings) {
    const { code, severity } = finding
    const group = groups.get(code) ?? { code, severity, findings: [] }
    group.findings.push(finding)
    groups.set(code, group)
  }
  return [...groups.values()]
}

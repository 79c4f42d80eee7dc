type Group<Row> = { group: string; rows: Row[] }

/** Splits sorted rows where their group changes; without groups all are in one, without a name. */
export function groupRows<Original, Row extends { original: Original }>(
  rows: readonly Row[],
  getGroup: (original: Original) => string = () => '',
): Group<Row>[] {
  const groups: Group<Row>[] = []
  for (const row of rows) {
    const group = getGroup(row.original)
    const last = groups.at(-1)
    if (last?.group === group) last.rows.push(row)
    else groups.push({ group, rows: [row] })
  }
  return groups
}

interface Section {
  heading: string
  columns: string[]
  rows: string[][]
}

/** Tables below one another as CSV (RFC 4180), marked as UTF-8 for spreadsheets. */
export function csvOf(sections: readonly Section[]): string {
  const lines = sections.flatMap(({ heading, columns, rows }) => [[heading], columns, ...rows, []])
  return `\ufeff${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}`
}

/** A spreadsheet must read text as text, not as a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

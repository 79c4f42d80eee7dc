/** Adds UTC to a column's name; other zones are the reader's own or the installation's. */
export function nameWithZone(name: string, zone: string): string {
  return zone === 'UTC' ? `${name} (${zone})` : name
}

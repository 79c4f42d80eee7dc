/** The IANA name of the zone that this browser lives in. */
export function browserZone(): string {
  // biome-ignore lint/style/noRestrictedGlobals: asks for the zone and formats nothing.
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

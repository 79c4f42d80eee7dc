/** Belongs to the garden, despite its address. */
export const HARVEST = '/my-activities/harvest'

export type Section = {
  section: string
  /** Page of the section with another link. */
  besides?: string
  /** Page of another section with this link. */
  also?: string
}

/** Checks if a page belongs to a link's section. */
export function isCurrentSection(path: string, { section, besides, also }: Section): boolean {
  return path === also || (path !== besides && (path === section || path.startsWith(`${section}/`)))
}

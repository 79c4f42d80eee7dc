import { PRINTABLES, type Printable } from '@/lib/features/challenges/rules'

const ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'

/** `<challenge id>.pdf`, or a part with its suffix. */
export const challengeFile = new RegExp(`^(${ID})(${Object.values(PRINTABLES).join('|')})\\.pdf$`, 'i')

/** `<id>-file.pdf`, an uploaded PDF. */
export const uploadedFile = new RegExp(`^(${ID})-file\\.pdf$`, 'i')

export const recipeFile = new RegExp(`^(${ID})-recipe\\.pdf$`, 'i')

/** `<badge id>.png`, or its coloring page. */
export const badgeFile = new RegExp(`^(${ID})(\\.png|-coloring\\.png|-coloring\\.pdf)$`, 'i')

/** Parses the name of a challenge's file. */
export function challengePart(file: string): { id: string; part: Printable } {
  const [, id = '', end = ''] = challengeFile.exec(file.toLowerCase()) ?? []
  const part = (Object.keys(PRINTABLES) as Printable[]).find((name) => PRINTABLES[name] === end)
  return { id, part: part ?? 'all' }
}

/** Parses an uploaded PDF's id, or null. */
export function uploadIn(file: string): string | null {
  return uploadedFile.exec(file.toLowerCase())?.[1] ?? null
}

/** Parses a recipe's id, or null. */
export function recipeIn(file: string): string | null {
  return recipeFile.exec(file.toLowerCase())?.[1] ?? null
}

/** Parses the name of a badge's file. */
export function badgePart(file: string): { id: string; coloring: boolean; pdf: boolean } {
  const [, id = '', end = ''] = badgeFile.exec(file.toLowerCase()) ?? []
  return { id, coloring: end.startsWith('-coloring'), pdf: end.endsWith('.pdf') }
}

/** Converts a title to a file name: 'Água antes de tudo' becomes 'brota-agua-antes-de-tudo'. */
export function fileName(text: string, end: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z\d]+/g) ?? []
  return `${['brota', ...words].join('-').slice(0, 80)}${end}`
}

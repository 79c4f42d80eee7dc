import { PRINTABLES, type Printable } from '@/lib/challenges/rules'

const ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'

/** `<id of the challenge>.pdf` is all of it; its parts have a name behind the id. */
export const challengeFile = new RegExp(`^(${ID})(${Object.values(PRINTABLES).join('|')})\\.pdf$`, 'i')

/** `<id>-file.pdf` is a PDF that an administrator added to a challenge. */
export const uploadedFile = new RegExp(`^(${ID})-file\\.pdf$`, 'i')

/** `<id of the recipe>-recipe.pdf` is a recipe. */
export const recipeFile = new RegExp(`^(${ID})-recipe\\.pdf$`, 'i')

/** `<id of the badge>.png` is its picture; what is to be colored comes as a picture, too, and as a page. */
export const badgeFile = new RegExp(`^(${ID})(\\.png|-coloring\\.png|-coloring\\.pdf)$`, 'i')

/** Which challenge, and what of it, a file's name asks for. */
export function challengePart(file: string): { id: string; part: Printable } {
  const [, id = '', end = ''] = challengeFile.exec(file.toLowerCase()) ?? []
  const part = (Object.keys(PRINTABLES) as Printable[]).find((name) => PRINTABLES[name] === end)
  return { id, part: part ?? 'all' }
}

/** Which added PDF a file's name asks for; null when it asks for none. */
export function uploadIn(file: string): string | null {
  return uploadedFile.exec(file.toLowerCase())?.[1] ?? null
}

/** Which recipe a file's name asks for; null when it asks for none. */
export function recipeIn(file: string): string | null {
  return recipeFile.exec(file.toLowerCase())?.[1] ?? null
}

/** Which badge, and what of it, a file's name asks for. */
export function badgePart(file: string): { id: string; coloring: boolean; pdf: boolean } {
  const [, id = '', end = ''] = badgeFile.exec(file.toLowerCase()) ?? []
  return { id, coloring: end.startsWith('-coloring'), pdf: end.endsWith('.pdf') }
}

/** A name for a file that every system can keep: 'Água antes de tudo' is 'brota-agua-antes-de-tudo'. */
export function fileName(text: string, end: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z\d]+/g) ?? []
  return `${['brota', ...words].join('-').slice(0, 80)}${end}`
}

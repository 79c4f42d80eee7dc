/** Returns the URL of a recipe's PDF. */
export function recipeFileUrl(recipeId: string): string {
  return `/api/v1/materials/${recipeId}-recipe.pdf`
}
